import { describe, expect, it } from 'vitest'
import { daysAfter, monthsAfter, weekdayOf, weeksOfMonth } from './calendarDays.ts'

describe('the calendar of a date field', () => {
  it('goes day by day over the ends of months and years, and over both changes of the clock', () => {
    expect(daysAfter('2026-12-31', 1)).toBe('2027-01-01')
    expect(daysAfter('2028-03-01', -1)).toBe('2028-02-29')
    expect(daysAfter('2027-03-27', 2)).toBe('2027-03-29')
    expect(daysAfter('2027-11-01', -2)).toBe('2027-10-30')
  })

  it('goes month by month, in shorter ones to the last day', () => {
    expect(monthsAfter('2026-12-15', 1)).toBe('2027-01-15')
    expect(monthsAfter('2027-01-31', 1)).toBe('2027-02-28')
    expect(monthsAfter('2027-03-31', -1)).toBe('2027-02-28')
    expect(monthsAfter('2026-01-05', -1)).toBe('2025-12-05')
  })

  it('shows whole weeks from Monday', () => {
    expect(weekdayOf('2026-11-23')).toBe(0)
    const november = weeksOfMonth('2026-11-25')
    expect(november).toHaveLength(6)
    expect(november[0]?.[0]).toBe('2026-10-26')
    expect(november.at(-1)?.at(-1)).toBe('2026-12-06')
    expect(weeksOfMonth('2027-02-10').flat()).toHaveLength(28)
  })
})
