/** The state of a check, or of all checks together. */
export type CheckState = 'pending' | 'running' | 'passed' | 'failed'

/** One check. `run` throws an error with a sentence for the reader if something is wrong. */
export type Check<Name extends string = string> = { name: Name; run: () => Promise<void> }

/** The result of a check: its duration (milliseconds; null until it has ended), and why it failed. */
export type CheckResult<Name extends string = string> = {
  name: Name
  state: CheckState
  ms: number | null
  reason: string | null
}

/** The result of all checks; `ms`: time since the first one began. */
export type RunResult<Name extends string = string> = {
  state: CheckState
  passed: number
  failed: number
  total: number
  ms: number
  checks: CheckResult<Name>[]
}

/** Pause between two checks, milliseconds. */
export const pauseMs = 100

/** The browser's clock. */
export type RunnerClock = { now: () => number; pause: (ms: number) => Promise<void> }

/**
 * Runs checks one after the other, whether or not they pass.
 *
 * @param onChange gets the results so far, at the start and the end of each check
 */
export async function runChecks<Name extends string>(
  checks: readonly Check<Name>[],
  clock: RunnerClock,
  onChange: (run: RunResult<Name>) => void,
): Promise<RunResult<Name>> {
  const began = clock.now()
  const results = checks.map(({ name }) => pending(name))
  const tell = () => {
    onChange(sumUp(results, clock.now() - began))
  }
  for (const [index, check] of checks.entries()) {
    if (index > 0) await clock.pause(pauseMs)
    results[index] = { ...pending(check.name), state: 'running' }
    tell()
    results[index] = await resultOf(check, clock)
    tell()
  }
  return sumUp(results, clock.now() - began)
}

/** Returns the results before the first run. */
export function notRun<Name extends string>(names: readonly Name[]): RunResult<Name> {
  return { ...sumUp(names.map(pending), 0), state: 'pending' }
}

async function resultOf<Name extends string>(
  { name, run }: Check<Name>,
  { now }: RunnerClock,
): Promise<CheckResult<Name>> {
  const began = now()
  try {
    await run()
    return { name, state: 'passed', ms: now() - began, reason: null }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return { name, state: 'failed', ms: now() - began, reason }
  }
}

function pending<Name extends string>(name: Name): CheckResult<Name> {
  return { name, state: 'pending', ms: null, reason: null }
}

function sumUp<Name extends string>(checks: CheckResult<Name>[], ms: number): RunResult<Name> {
  const count = (state: CheckState) => checks.filter((check) => check.state === state).length
  const [passed, failed, total] = [count('passed'), count('failed'), checks.length]
  const outcome = failed > 0 ? 'failed' : 'passed'
  const state = passed + failed === total ? outcome : 'running'
  return { state, passed, failed, total, ms, checks: [...checks] }
}
