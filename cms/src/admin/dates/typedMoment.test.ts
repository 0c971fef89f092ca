import { describe, expect, it } from 'vitest'
import { shownMoment, typedMoment } from './typedMoment.ts'

describe('B-TIME-1 a date field', () => {
  it('shows a moment as Sofia’s clocks do, and what is none as it was typed', () => {
    expect(shownMoment('2026-11-25T07:00:00.000Z')).toBe('25/11/2026 09:00')
    expect(shownMoment('25/11')).toBe('25/11')
    expect(shownMoment(null)).toBe('')
  })

  it('holds the moment that is typed, nothing, or what is no moment', () => {
    expect(typedMoment('25/11/2026 09:00', undefined)).toBe('2026-11-25T07:00:00.000Z')
    expect(typedMoment('', '2026-11-25T07:00:00.000Z')).toBeNull()
    expect(typedMoment('25/11', '2026-11-25T07:00:00.000Z')).toBe('25/11')
  })

  it('keeps what was stored where the same is typed again', () => {
    const secondHour = '2027-10-31T01:30:00.000Z'
    expect(typedMoment('31/10/2027 03:30', secondHour)).toBe(secondHour)
    expect(typedMoment('31/10/2027 03:30', undefined)).toBe('2027-10-31T00:30:00.000Z')
    expect(typedMoment('25/11/2026 09:00', '2026-11-25T07:00:12.345Z')).toBe(
      '2026-11-25T07:00:12.345Z',
    )
  })
})
