import type { PublishTime } from '@kariera/shared/contracts/publishTimes'
import { expect, it } from 'vitest'
import { summarise } from './summarise.ts'

const publish = (own: number | null, rest: Partial<PublishTime> = {}): PublishTime => ({
  ...{ events: [1], at: '2026-11-26T10:00:00.000Z', pages: 3, failed: 0 },
  ...{ own, home: null, all: null, last: null, ...rest },
})

it('A-TEST-1 the median, and within which time 95 of 100 publishes were with readers', () => {
  const publishes = Array.from({ length: 100 }, (_, index) => publish(100 - index))
  expect(summarise([...publishes, publish(null)])).toEqual([
    { page: 'own', count: 100, median: 50, p95: 95, slowest: { ms: 100, publish: publishes[0] } },
  ])
})

it('A-TEST-1 a single publish is all of it', () => {
  const only = publish(80, { home: 120 })
  const of = (ms: number) => ({ count: 1, median: ms, p95: ms, slowest: { ms, publish: only } })
  expect(summarise([only])).toEqual([
    { page: 'own', ...of(80) },
    { page: 'home', ...of(120) },
  ])
  expect(summarise([])).toEqual([])
})
