import { describe, expect, it } from 'vitest'
import { contactCooldownMs, minutesToWait } from './contactCooldown.ts'

describe('R-CONT-2 the minutes that a sender is told to wait', () => {
  it('are rounded up', () => {
    expect(minutesToWait(60_000)).toBe(1)
    expect(minutesToWait(60_001)).toBe(2)
    expect(minutesToWait(9 * 60_000 + 1)).toBe(10)
  })

  it('are at least one', () => {
    expect(minutesToWait(1)).toBe(1)
    expect(minutesToWait(0)).toBe(1)
    expect(minutesToWait(-5000)).toBe(1)
  })

  it('are ten right after a message', () => {
    expect(minutesToWait(contactCooldownMs)).toBe(10)
  })
})
