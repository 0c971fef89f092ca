import { describe, expect, it } from 'vitest'
import {
  formatDate,
  formatDateTime,
  formatTime,
  isoDate,
  monthAndYear,
  monthName,
  yearAndMonth,
} from './dates.ts'

describe('R-FRAME-1 dates', () => {
  it('are dd/MM/yyyy in Europe/Sofia', () => {
    expect(formatDate('2026-11-21T10:00:00Z')).toBe('21/11/2026')
  })

  it('belong to the Sofia day, in winter and in summer', () => {
    expect(formatDate('2026-12-31T22:30:00Z')).toBe('01/01/2027')
    expect(formatDate('2026-06-30T21:30:00Z')).toBe('01/07/2026')
    expect(yearAndMonth('2026-06-30T21:30:00Z')).toBe('2026/07')
    expect(isoDate('2026-12-31T22:30:00Z')).toBe('2027-01-01')
  })

  it('have the time of day of Sofia, midnight as 00:00', () => {
    expect(formatTime('2026-06-30T21:05:00Z')).toBe('00:05')
    expect(formatDateTime('2026-12-12T07:00:00Z')).toBe('12/12/2026 09:00')
  })

  it('call a month by its Bulgarian name', () => {
    const months = Array.from({ length: 12 }, (_, index) => String(index + 1).padStart(2, '0'))
    expect(months.map((month) => monthName(`2026-${month}`))).toEqual([
      ...['януари', 'февруари', 'март', 'април', 'май', 'юни'],
      ...['юли', 'август', 'септември', 'октомври', 'ноември', 'декември'],
    ])
    expect(monthAndYear('2026-11')).toBe('ноември 2026')
  })
})
