import { setClock } from '@kariera/shared/clock'
import { Signer } from '@kariera/shared/contracts/signature'
import {
  viewBatchSchema,
  type RecordedView,
  type ViewBatch,
} from '@kariera/shared/contracts/viewBatch'
import { isoDate } from '@kariera/shared/rules/dates'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendViewsTo } from './sendViews.ts'
import { ViewBatches, type Pace } from './viewBatches.ts'

const hookSecret = 'for tests only, and long enough for it'
const signer = new Signer(hookSecret, 'views')
/** The next statuses of the cms, then always 200; 0 closes the connection after the request was read. */
let answers: number[] = []
let received: ViewBatch[] = []
let unsigned = 0
/** While it is set, the cms does not respond. */
let holding: Promise<undefined> | null = null
let cms: Server
let told: string[] = []
const opened: ViewBatches[] = []

beforeEach(async () => {
  ;[answers, received, unsigned, holding, told] = [[], [], 0, null, []]
  vi.spyOn(console, 'warn').mockImplementation((line: string) => void told.push(line))
  cms = createServer((req, res) => {
    void text(req).then(async (body) => {
      if (!signer.verify(body, req.headers) || req.url !== '/api/site/views') unsigned += 1
      received.push(viewBatchSchema.parse(JSON.parse(body)))
      const status = answers.shift() ?? 200
      await holding
      if (status === 0) res.destroy()
      else res.writeHead(status).end('{}')
    })
  })
  await new Promise<void>((resolve) => cms.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  setClock(null)
  for (const views of opened.splice(0)) await views.stop(AbortSignal.abort())
  vi.restoreAllMocks()
  cms.close()
  cms.closeAllConnections()
})

function batches(pace: Partial<Pace> = {}): ViewBatches {
  const address = `http://127.0.0.1:${(cms.address() as AddressInfo).port}`
  const send = sendViewsTo(address, hookSecret)
  const usual = { collectMs: 20, firstPauseMs: 5, maxPauseMs: 20 }
  const views = new ViewBatches(send, { ...usual, ...pace })
  opened.push(views)
  return views
}

function view(id: number, at = new Date()): RecordedView {
  return {
    kind: 'articles',
    id,
    visitor: 'ab'.repeat(32),
    userAgent: 'Firefox',
    day: isoDate(at),
    at: at.toISOString(),
  }
}

const idsOf = (batch: ViewBatch | undefined) => batch?.views.map(({ id }) => id)
const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

describe('R-ART-9 views on their way to the cms', () => {
  it('are handed over together, signed, in the order in which they came', async () => {
    const views = batches()
    for (const id of range(1, 50)) views.add(view(id))
    await expect.poll(() => received.length).toBe(1)
    expect(idsOf(received[0])).toEqual(range(1, 50))
    expect(unsigned).toBe(0)
    views.add(view(51))
    await expect.poll(() => idsOf(received[1])).toEqual([51])
    expect(received[1]?.batch).not.toBe(received[0]?.batch)
  })

  it('go at once when there are many', async () => {
    const views = batches({ collectMs: 60_000, batch: 10 })
    for (const id of range(1, 25)) views.add(view(id))
    await expect.poll(() => received.map(idsOf)).toEqual([range(1, 10), range(11, 20)])
    await views.stop(AbortSignal.timeout(5000))
    expect(idsOf(received[2])).toEqual(range(21, 25))
  })

  it('are one batch at a time', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    holding = promise
    const views = batches({ batch: 10 })
    for (const id of range(1, 40)) views.add(view(id))
    await expect.poll(() => received.length).toBe(1)
    for (const id of range(41, 45)) views.add(view(id))
    expect(received).toHaveLength(1)
    resolve(undefined)
    await expect.poll(() => received.flatMap((batch) => idsOf(batch)!)).toEqual(range(1, 45))
  })

  it.each([500, 503, 404, 401, 0])(
    'keep the id of their batch until the cms has it: after %i',
    async (status) => {
      answers = [status, status, status]
      const views = batches({ batch: 1 })
      for (const id of [1, 2]) views.add(view(id))
      await expect.poll(() => received.map(idsOf)).toEqual([[1], [1], [1], [1], [2]])
      expect(new Set(received.slice(0, 4).map(({ batch }) => batch)).size).toBe(1)
      expect(received[4]?.batch).not.toBe(received[0]?.batch)
      expect(told.join()).toContain('views.handover.failed')
    },
  )

  it('are given up where the cms says that they are none, and others follow', async () => {
    answers = [400]
    const views = batches({ batch: 1 })
    for (const id of [1, 2]) views.add(view(id))
    await expect.poll(() => received.map(idsOf)).toEqual([[1], [2]])
    expect(told).toContain('{"event":"views.dropped","count":1,"why":"refused"}')
  })

  it('wait while the cms is away, so many of them: the oldest go', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    holding = promise
    const views = batches({ batch: 10, backlog: 100 })
    for (const id of range(1, 10)) views.add(view(id))
    await expect.poll(() => received.length).toBe(1)
    for (const id of range(11, 130)) views.add(view(id))
    resolve(undefined)
    await expect
      .poll(() => received.flatMap((batch) => idsOf(batch)!))
      .toEqual([...range(1, 10), ...range(31, 130)])
    expect(told.filter((line) => line.includes('backlog'))).toHaveLength(20)
  })

  it('are dropped when they are older than yesterday', async () => {
    answers = Array.from({ length: 1000 }, () => 503)
    setClock(new Date('2026-11-22T10:00:00Z'))
    const views = batches()
    views.add(view(1, new Date('2026-11-22T10:00:00Z')))
    await expect.poll(() => received.length).toBeGreaterThan(2)
    views.add(view(2, new Date('2026-11-22T10:00:00Z')))
    views.add(view(3, new Date('2026-11-23T10:00:00Z')))
    setClock(new Date('2026-11-23T23:00:00Z'))
    await expect.poll(() => told.filter((line) => line.includes('"old"')).length).toBe(2)
    answers = []
    await expect.poll(() => idsOf(received.at(-1))).toEqual([3])
    expect(received.map(idsOf).filter((ids) => ids?.includes(2))).toEqual([])
  })

  it('are handed over at a stop, without waiting for more', async () => {
    const views = batches({ collectMs: 60_000 })
    for (const id of range(1, 3)) views.add(view(id))
    await views.stop(AbortSignal.timeout(5000))
    expect(received.map(idsOf)).toEqual([range(1, 3)])
    expect(told.filter((line) => line.includes('dropped'))).toEqual([])
  })

  it('end a stop in time where the cms does not answer, and are told of', async () => {
    holding = new Promise(() => undefined)
    const views = batches({ batch: 2 })
    for (const id of range(1, 5)) views.add(view(id))
    await expect.poll(() => received.length).toBe(1)
    await views.stop(AbortSignal.timeout(50))
    expect(told).toContain('{"event":"views.dropped","count":5,"why":"stopped"}')
  })

  it('have nothing to hand over at a stop where nobody has looked', async () => {
    await batches().stop(AbortSignal.timeout(5000))
    expect(received).toEqual([])
  })
})
