import { useMemo, useRef, useState } from 'react'
import { allChecks, checkNames, type CheckName } from './checks.ts'
import type { ExpectedTexts } from './pageChecks.ts'
import { notRun, runChecks, type RunResult } from './runner.ts'

const clock = {
  now: () => performance.now(),
  pause: (ms: number) =>
    new Promise<void>((resolve) => {
      setTimeout(resolve, ms)
    }),
}

/** Returns the results of all checks, and a function that runs them: one run at a time. */
export function useRun(texts: ExpectedTexts): { run: RunResult<CheckName>; start: () => void } {
  const [run, setRun] = useState(() => notRun(checkNames))
  const checks = useMemo(() => allChecks(texts), [texts])
  const isRunning = useRef(false)
  const start = async () => {
    if (isRunning.current) return
    isRunning.current = true
    await runChecks(checks, clock, setRun)
    isRunning.current = false
  }
  return { run, start: () => void start() }
}
