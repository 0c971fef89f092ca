import { describe, expect, it } from 'vitest'
import { shownWindow } from './shownWindow.ts'

describe('A-BAN-1 the dates of a banner', () => {
  it.each([
    ['2026-11-22T07:15:00Z', '2026-12-01T22:00:00Z', '22/11/2026 09:15 – 02/12/2026 00:00'],
    ['2026-07-01T09:00:00Z', null, 'From 01/07/2026 12:00'],
    [undefined, '2026-07-01T09:00:00Z', 'Until 01/07/2026 12:00'],
    [null, null, 'No limits'],
  ])('%s to %s: %s', (start, end, text) => {
    expect(shownWindow(start, end).en).toBe(text)
  })
})
