import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PublishTimes } from './publishTimes.ts'
import type { Outcome } from './publisher.ts'

const at = '2026-11-26T10:00:00.000Z'
const article = '/article/2026/11/parva/'
const sitemap = '/sitemap/2026-11.xml'

let renders: Map<string, (outcome: Outcome) => void>
let times: PublishTimes

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(at) })
  renders = new Map()
  times = new PublishTimes({
    waitForRender: (path) => new Promise((resolve) => renders.set(path, resolve)),
  })
})
afterEach(() => vi.useRealTimers())

const follow = (marked: string[], paths = [article]) =>
  times.follow(
    'event_7_8',
    { type: 'publish', timestamp: at, data: { paths, tags: [] } },
    { event: 3, marked },
  )

async function render(path: string, afterMs: number, ok = true): Promise<void> {
  vi.setSystemTime(Date.parse(at) + afterMs)
  renders.get(path)?.(ok ? { path, ok, ms: 12 } : { path, ok, error: 'no' })
  for (let turns = 0; turns < 5; turns += 1) await Promise.resolve()
}

it('measures from the change to its own page, to home, and to the last page', async () => {
  follow([article, '/', sitemap], [article, sitemap])
  expect(times.recent()).toMatchObject([{ events: [7, 8], at, pages: 3, own: null, all: null }])
  await render(article, 90)
  await render('/', 130)
  expect(times.recent()).toMatchObject([{ own: 90, home: 130, all: null, last: null }])
  await render(sitemap, 400)
  expect(times.recent()).toMatchObject([
    { own: 90, home: 130, all: 400, failed: 0, last: { path: sitemap, ms: 12 } },
  ])
})

it('waits for a page that could not be rendered at once', async () => {
  follow([article, '/'])
  await render(article, 90, false)
  await render('/', 130)
  expect(times.recent()).toMatchObject([{ own: null, home: 130, all: null, failed: 1 }])
  await render(article, 1200)
  expect(times.recent()).toMatchObject([{ own: 1200, home: 130, all: 1200, failed: 1 }])
})

it('measures a message that is sent again once', async () => {
  follow([article])
  follow([article])
  expect(times.recent()).toHaveLength(1)
})

it('does not follow the many pages of a large publish to their end', async () => {
  const many = Array.from({ length: 300 }, (_, index) => `/article/2026/11/a-${index}/`)
  follow([article, ...many])
  expect(renders.size).toBe(200)
  for (const path of [article, ...many]) await render(path, 90)
  expect(times.recent()).toMatchObject([{ own: 90, all: null, pages: 301 }])
})

it('forgets what is older than a day, and what affected no page', () => {
  follow([article])
  follow([])
  expect(times.recent()).toHaveLength(1)
  vi.setSystemTime(Date.parse(at) + 24 * 60 * 60_000)
  expect(times.recent()).toEqual([])
})
