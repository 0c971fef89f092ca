import { describe, expect, it } from 'vitest'
import { notRun, pauseMs, runChecks, type Check, type RunResult } from './runner.ts'

/** A clock that advances only during pauses and calls of `pass`, with notes of what happened when. */
function heldTime() {
  let at = 1000
  const noted: string[] = []
  return {
    noted,
    note: (what: string) => noted.push(`${at} ${what}`),
    pass: (ms: number) => {
      at += ms
    },
    clock: {
      now: () => at,
      pause: (ms: number) => {
        at += ms
        return Promise.resolve()
      },
    },
  }
}

const states = ({ state, checks }: RunResult) =>
  `${state}: ${checks.map((check) => check.state).join(' ')}`

describe('R-TEST-2: the runner', () => {
  it('runs one check after the other, 100 ms apart', async () => {
    const time = heldTime()
    const check = (name: string, ms: number): Check => ({
      name,
      run: () => {
        time.note(name)
        time.pass(ms)
        return Promise.resolve()
      },
    })
    const run = await runChecks([check('a', 30), check('b', 5), check('c', 0)], time.clock, () => 0)
    expect(pauseMs).toBe(100)
    expect(time.noted).toEqual(['1000 a', '1130 b', '1235 c'])
    expect(run.checks.map(({ ms }) => ms)).toEqual([30, 5, 0])
    expect(run.ms).toBe(235)
  })

  it('begins a check only when the one before has ended', async () => {
    const time = heldTime()
    const { promise, resolve } = Promise.withResolvers<undefined>()
    const waiting: Check = { name: 'slow', run: () => promise }
    const next: Check = { name: 'next', run: () => Promise.resolve(void time.note('next')) }
    const running = runChecks([waiting, next], time.clock, () => 0)
    await Promise.resolve()
    expect(time.noted).toEqual([])
    resolve(undefined)
    await running
    expect(time.noted).toEqual(['1100 next'])
  })

  it('tells each state of each check, and of all', async () => {
    const time = heldTime()
    const seen: string[] = []
    const passing: Check = { name: 'passing', run: () => Promise.resolve() }
    const failing: Check = { name: 'failing', run: () => Promise.reject(new Error('So it is.')) }
    const run = await runChecks([passing, failing, passing], time.clock, (now) =>
      seen.push(states(now)),
    )
    expect(seen).toEqual([
      'running: running pending pending',
      'running: passed pending pending',
      'running: passed running pending',
      'running: passed failed pending',
      'running: passed failed running',
      'failed: passed failed passed',
    ])
    expect(run).toMatchObject({ state: 'failed', passed: 2, failed: 1, total: 3 })
    expect(run.checks[1]).toEqual({ name: 'failing', state: 'failed', ms: 0, reason: 'So it is.' })
  })

  it('has every check wait before the first run', () => {
    expect(states(notRun(['a', 'b']))).toBe('pending: pending pending')
    expect(notRun(['a', 'b'])).toMatchObject({ passed: 0, failed: 0, total: 2, ms: 0 })
  })

  it('says that all passed where none failed', async () => {
    const passing: Check = { name: 'passing', run: () => Promise.resolve() }
    const run = await runChecks([passing, passing], heldTime().clock, () => 0)
    expect(run).toMatchObject({ state: 'passed', passed: 2, failed: 0, total: 2 })
  })
})
