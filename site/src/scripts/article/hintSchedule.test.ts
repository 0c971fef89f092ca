import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { scheduleHints } from './hintSchedule.ts'

let visible = false
let chance = 0.99

beforeEach(() => {
  vi.useFakeTimers()
  visible = false
  chance = 0.99
  scheduleHints((shown) => (visible = shown), {
    after: (ms, act) => void setTimeout(act, ms),
    every: (ms, act) => void setInterval(act, ms),
    chance: () => chance,
  })
})

afterEach(() => {
  vi.useRealTimers()
})

const pass = (ms: number) => {
  vi.advanceTimersByTime(ms)
  return visible
}

describe('R-ART-5 swipe hints', () => {
  it('come 2 s after load for 4 s', () => {
    expect(pass(1999)).toBe(false)
    expect(pass(1)).toBe(true)
    expect(pass(3999)).toBe(true)
    expect(pass(1)).toBe(false)
  })

  it('come back every 5 s with a chance of 30 %, for 3 s', () => {
    pass(6000)
    chance = 0.3
    expect(pass(5000)).toBe(false)
    chance = 0.29
    expect(pass(4999)).toBe(false)
    expect(pass(1)).toBe(true)
    expect(pass(2999)).toBe(true)
    expect(pass(1)).toBe(false)
    expect(pass(2000)).toBe(true)
  })
})
