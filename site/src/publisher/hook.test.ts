import { Signer } from '@kariera/shared/contracts/signature'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FullRender } from './fullRender.ts'
import { hookOf } from './hook.ts'
import { PublishTimes } from './publishTimes.ts'
import { PageFiles } from './pageFiles.ts'
import { Publisher } from './publisher.ts'
import { PageStore } from './store/pageStore.ts'

const hookSecret = 'a secret of thirty-two characters or more'
const page = '/article/2026/11/parva/'
let root: string
let store: PageStore
let fullRender: FullRender
let receive: ReturnType<typeof hookOf>

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'hook-'))
  store = new PageStore(':memory:')
  const files = new PageFiles(root)
  const publisher = new Publisher({
    store,
    files,
    render: async () => ({
      exists: true,
      html: 'едно',
      kind: 'article',
      tags: ['article:1'],
      aliases: [],
    }),
    afterEach: () => undefined,
  })
  const ask = async () => ({ value: { paths: [page], next: null }, tags: [] })
  fullRender = new FullRender({ ask, store, files, publisher, build: 'one' })
  receive = hookOf({ store, publisher, fullRender, times: new PublishTimes(publisher), hookSecret })
})
afterEach(() => rm(root, { recursive: true, force: true }))

const message = (data: unknown = { paths: [page], tags: [] }) =>
  JSON.stringify({ type: 'publish', timestamp: '2026-11-21T10:00:00.000Z', data })

function signed(body: string, { secret = hookSecret, at = new Date() } = {}) {
  return { ...new Signer(secret, 'hook').sign('event_1', body, at) }
}

describe('the hook', () => {
  it('answers when the own page of the event is on disk', async () => {
    const body = message()
    const answer = await receive(body, signed(body))
    expect(answer).toEqual({
      status: 200,
      receipt: { rendered: [{ path: page, ms: expect.any(Number) }], failed: [], remaining: 0 },
    })
  })

  it.each(['/sitemap/2026-11.xml', '/category/kariera/2026/11/', '/hashtag/hlyab/'])(
    'keeps nobody waiting for %s',
    async (path) => {
      const body = message({ paths: [page, path], tags: [] })
      const answer = await receive(body, signed(body))
      expect(answer).toMatchObject({ receipt: { rendered: [{ path: page }], remaining: 1 } })
      await expect.poll(() => store.has(path)).toBe(true)
    },
  )

  it.each([
    ['no signature', {}],
    ['a wrong secret', signed(message(), { secret: 'another secret, as long as the right one' })],
    ['another body', signed(message({ paths: [], tags: [] }))],
    ['an old timestamp', signed(message(), { at: new Date(Date.now() - 10 * 60_000) })],
  ])('refuses %s and changes nothing', async (_, headers) => {
    expect(await receive(message(), headers)).toMatchObject({ status: 401 })
    expect(store.counts()).toMatchObject({ pages: 0, dirty: 0 })
  })

  it.each(['', '{', '[]', message({ paths: ['no slash'], tags: [] }), message(null)])(
    'refuses the malformed message %j and changes nothing',
    async (body) => {
      expect(await receive(body, signed(body))).toMatchObject({ status: 400 })
      expect(store.event).toBe(0)
    },
  )

  it('refuses the same message again, and takes its retry', async () => {
    const body = message()
    const headers = signed(body)
    await receive(body, headers)
    expect(await receive(body, headers)).toMatchObject({ status: 409 })
    const disguised = { ...headers, 'webhook-timestamp': `0${headers['webhook-timestamp']}` }
    expect(await receive(body, disguised)).toMatchObject({ status: 409 })
    const retry = signed(body, { at: new Date(Date.now() + 2000) })
    expect(await receive(body, retry)).toMatchObject({ status: 200 })
  })

  it('lists and renders every page when it is told that everything has changed', async () => {
    const body = JSON.stringify({ type: 'everything', timestamp: '2026-11-21T10:00:00.000Z' })
    const answer = await receive(body, signed(body))
    expect(answer).toEqual({ status: 200, receipt: { rendered: [], failed: [], remaining: 0 } })
    await expect.poll(() => store.has(page)).toBe(true)
    await expect.poll(() => store.counts().dirty).toBe(0)
  })
})
