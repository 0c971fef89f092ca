import { describe, expect, it } from 'vitest'
import { readMoment } from './moment.ts'

describe('a moment', () => {
  it.each([
    ['2026-11-23', '2026-11-22T22:00:00.000Z'],
    ['2026-11-23T09:00', '2026-11-23T07:00:00.000Z'],
    ['2026-11-23T09:00:00+02:00', '2026-11-23T07:00:00.000Z'],
    ['2026-11-23 07:00:00Z', '2026-11-23T07:00:00.000Z'],
    ['1900-01-01T00:00:00.000Z', '1900-01-01T00:00:00.000Z'],
    ['2199-12-31T23:59:59.999Z', '2199-12-31T23:59:59.999Z'],
    [new Date('2026-11-23T07:00:00Z'), '2026-11-23T07:00:00.000Z'],
  ])('%s is read', (value, iso) => {
    expect(readMoment(value)).toEqual({ state: 'valid', iso })
  })

  it.each([
    ...['1899-12-31T23:59:59.999Z', '2200-01-01T00:00:00.000Z', '2999-01-01', '0001-01-01'],
    new Date('9999-12-31T23:59:59Z'),
  ])('%s lies outside of the years that are taken', (value) => {
    expect(readMoment(value)).toEqual({ state: 'outOfRange' })
  })

  it.each([
    ...['infinity', '-infinity', 'epoch', 'now', 'today', 'tomorrow', 'yesterday', 'allballs'],
    ...['now 1', '+012026-11-23T00:00:00Z', '2026-13-01', '2026-11-23 скоро', '', '1/2/2026'],
    ...[0, 1_700_000_000_000, true, {}, [], ['2026-11-23'], new Date(Number.NaN)],
  ])('%j is none', (value) => {
    expect(readMoment(value)).toEqual({ state: 'unreadable' })
  })
})
