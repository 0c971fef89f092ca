/** How a check, or all of them together, stands (reader-site.md, section 4). */
export type CheckState = 'pending' | 'running' | 'passed' | 'failed'

/** One thing that is tried. `run` throws where it is not as it should be, with a sentence that says why. */
export type Check<Name extends string = string> = { name: Name; run: () => Promise<void> }

/** What came of a check: how long it took (milliseconds; null until it has ended), and why it failed. */
export type CheckResult<Name extends string = string> = {
  name: Name
  state: CheckState
  ms: number | null
  reason: string | null
}

/** What came of all of them; `ms`: since the first began. */
export type RunResult<Name extends string = string> = {
  state: CheckState
  passed: number
  failed: number
  total: number
  ms: number
  checks: CheckResult<Name>[]
}

/** Between two checks, milliseconds (reader-site.md, section 9). */
export const pauseMs = 100

/** The browser's time. */
export type RunnerClock = { now: () => number; pause: (ms: number) => Promise<void> }

/**
 * Runs checks one after the other, whatever comes of each.
 *
 * @param onChange gets how all of them stand, at the start of each and at its end
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

/** How all of them stand before the first run. */
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
