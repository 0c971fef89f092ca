import { describe, expect, test } from 'vitest'
import { isMissed, percentile, spreadOf, type Figure } from './figures.ts'
import { tableOf } from './table.ts'

const samples = Array.from({ length: 50 }, (_, index) => 50 - index)

describe('a percentile', () => {
  test('is the sample below or at which so many of a hundred lie', () => {
    expect(percentile(samples, 50)).toBe(25)
    expect(percentile(samples, 95)).toBe(48)
    expect(percentile(samples, 100)).toBe(50)
    expect(percentile([7], 50)).toBe(7)
    expect(percentile([7], 0)).toBe(7)
  })

  test('is null where nothing was measured, and where it never came', () => {
    expect(percentile([], 50)).toBeNull()
    expect(percentile([1, 2, Infinity], 50)).toBe(2)
    expect(percentile([1, 2, Infinity], 95)).toBeNull()
  })
})

describe('a target', () => {
  const one = (value: number | null, target: object): Figure => ({
    what: '',
    unit: 'pages/s',
    values: { one: { value, target: target as never } },
  })

  test('is kept at its very bound', () => {
    expect(isMissed(one(400, { atLeast: 400 }))).toBe(false)
    expect(isMissed(one(399, { atLeast: 400 }))).toBe(true)
    expect(isMissed(one(30, { atMost: 30 }))).toBe(false)
    expect(isMissed(one(31, { atMost: 30 }))).toBe(true)
  })

  test('is missed by what never came', () => {
    expect(isMissed(one(null, { atMost: 30 }))).toBe(true)
    expect(isMissed(one(null, { atLeast: 30 }))).toBe(true)
  })

  test('is missed by a spread of which one number misses it', () => {
    const targets = { p50: { atMost: 40 }, p95: { atMost: 40 } }
    expect(isMissed(spreadOf('', 'ms', samples, targets))).toBe(true)
    expect(isMissed(spreadOf('', 'ms', samples, { p50: { atMost: 40 } }))).toBe(false)
    expect(isMissed(spreadOf('', 'ms', samples))).toBe(false)
  })
})

test('the table says what was measured, what was wanted and whether it is so', () => {
  const lines = tableOf([
    spreadOf('home', 'ms', samples, { p95: { atMost: 200 } }),
    spreadOf('its page', 'ms', [1.25, Infinity], { p50: { atMost: 40 }, p95: { atMost: 150 } }),
    { what: 'full render', unit: 'pages/s', values: { one: { value: 812.4 } } },
    { what: 'CLS', unit: 'share', values: { one: { value: 0.038, target: { atMost: 0 } } } },
  ])
  expect(lines).toEqual([
    '                       p50    p95    max  target',
    'home, ms                25     48     50  p95 ≤ 200            ok',
    'its page, ms           1.3  never  never  p50 ≤ 40, p95 ≤ 150  MISSED',
    'full render, pages/s   812',
    'CLS, share            0.04                ≤ 0                  MISSED',
  ])
})
