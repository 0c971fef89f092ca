import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { CmsUnavailable } from '../content/queries.ts'
import { PageFiles } from './pageFiles.ts'
import { Publisher } from './publisher.ts'
import type { Rendering } from './render.ts'
import { PageStore } from './store/pageStore.ts'

const page = '/article/2026/11/parva/'
let root: string
let store: PageStore
let files: PageFiles
let publisher: Publisher

/** Results of the next renders, by path; a test changes them as an editor changes content. */
let content: Map<string, (onRead: () => Promise<void>) => Promise<Rendering>>

const html =
  (text: string, tags: string[] = []) =>
  async (): Promise<Rendering> => ({
    exists: true,
    html: text,
    kind: 'article',
    tags,
    aliases: [],
  })

/** The pages whose files have changed. */
/** Paths that were rendered as part of a full render. */
let asBulk: string[]
let changed: string[]

async function publish(paths: string[], tags: string[] = []) {
  const { event, marked } = store.mark({ paths, tags })
  const settled = Promise.all(marked.map((marked) => publisher.waitForRender(marked, event)))
  publisher.wake()
  return settled
}

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'publisher-'))
  store = new PageStore(':memory:')
  files = new PageFiles(root)
  content = new Map()
  asBulk = []
  changed = []
  publisher = new Publisher({
    store,
    files,
    render: (path, onRead, isBulk) => {
      if (isBulk) asBulk.push(path)
      return (content.get(path) ?? (async () => ({ exists: false })))(onRead)
    },
    onDisk: (path) => changed.push(path),
    afterEach: () => undefined,
  })
})
afterEach(async () => {
  await publisher.stop()
  store.close()
  await rm(root, { recursive: true, force: true })
})

describe('the publisher', () => {
  it('brings a marked page to disk and says how long it took', async () => {
    content.set(page, html('едно'))
    const [outcome] = await publish([page])
    expect(outcome).toMatchObject({ path: page, ok: true, ms: expect.any(Number) })
    expect(await readFile(files.fileOf(page), 'utf8')).toBe('едно')
    expect(store.counts()).toMatchObject({ pages: 1, dirty: 0 })
  })

  it('touches nothing of a page that is the same, unless a file of it is missing', async () => {
    const write = vi.spyOn(files, 'write')
    content.set(page, html('едно'))
    await publish([page])
    const { ino } = await stat(files.fileOf(page))
    await publish([page])
    expect(write).toHaveBeenCalledTimes(1)
    expect((await stat(files.fileOf(page))).ino).toBe(ino)
    await rm(`${files.fileOf(page)}.br`)
    await publish([page])
    expect(await files.readCompressed(page)).not.toBeNull()
    store.forgetDigests()
    await rm(files.fileOf(page))
    await publish([page])
    expect(await files.read(page)).toBe('едно')
  })

  it('does not trust files that were written and not recorded', async () => {
    content.set(page, html('едно'))
    await publish([page])
    // Killed after both files were renamed; then the editor restores the former text.
    content.set(page, html('еден'))
    const record = vi.spyOn(store, 'recordRender').mockImplementationOnce(() => {
      throw new Error('killed')
    })
    await publish([page])
    expect(record).toHaveBeenCalledTimes(1)
    expect(await files.read(page)).toBe('еден')
    content.set(page, html('едно'))
    await publish([page])
    expect(await files.read(page)).toBe('едно')
  })

  it('says of which page the files have changed, also by a change that failed', async () => {
    content.set(page, html('едно'))
    await publish([page])
    expect(changed).toEqual([page])
    await publish([page])
    expect(changed).toEqual([page])
    content.set(page, html('две'))
    vi.spyOn(files, 'write').mockRejectedValueOnce(new Error('The disk is full.'))
    await publish([page])
    content.delete(page)
    await publish([page])
    expect(changed).toEqual([page, page, page])
  })

  it('takes a page away that is not there any more', async () => {
    content.set(page, html('едно'))
    await publish([page])
    content.delete(page)
    await publish([page])
    await expect(readFile(files.fileOf(page))).rejects.toThrow()
    expect(store.has(page)).toBe(false)
  })

  it('R-ART-10 takes a former page away when the new one stands, not before', async () => {
    const moved = '/article/2026/11/vtora/'
    content.set(page, html('едно', ['article:1']))
    await publish([page])
    const reading = Promise.withResolvers<undefined>()
    content.delete(page)
    content.set(moved, async () => {
      await reading.promise
      return { exists: true, html: 'две', kind: 'article', tags: [], aliases: [page] }
    })
    const published = publish([page, moved])
    await sleep(50)
    expect(store.has(page)).toBe(true)
    reading.resolve(undefined)
    await published
    expect(store.has(page)).toBe(false)
    expect(store.redirectOf(page)).toBe(moved)
  })

  it('R-ART-10 waits for the event of a move where another has shown that a page is gone', async () => {
    const moved = '/article/2026/11/vtora/'
    content.set(page, html('едно', ['category:1']))
    await publish([page])
    content.delete(page)
    const before = publish([], ['category:1'])
    await sleep(50)
    expect(store.has(page)).toBe(true)
    content.set(moved, async () => {
      await sleep(300)
      return { exists: true, html: 'две', kind: 'article', tags: [], aliases: [page] }
    })
    void publish([page, moved])
    await before
    expect(store.redirectOf(page)).toBe(moved)
  })

  it('R-ART-10 takes a month of a renamed category away when it stands at its new address', async () => {
    const former = '/category/a/2026/11/'
    const moved = '/category/b/2026/11/'
    content.set(former, html('едно', ['category:1']))
    await publish([former])
    const reading = Promise.withResolvers<undefined>()
    content.delete(former)
    content.set(moved, async () => {
      await reading.promise
      return { exists: true, html: 'две', kind: 'archive', tags: [], aliases: [former] }
    })
    const published = publish([moved], ['category:1'])
    await sleep(400)
    expect(store.has(former)).toBe(true)
    reading.resolve(undefined)
    await published
    expect(store.has(former)).toBe(false)
    expect(store.redirectOf(former)).toBe(moved)
  })

  it.each([
    ['articles', (index: number) => `/article/2026/11/stara-${index}/`],
    ['archives', (index: number) => `/hashtag/star-${index}/`],
  ])('takes many %s away at once, none waiting for another', async (_, pathOf) => {
    const many = Array.from({ length: 40 }, (_, index) => pathOf(index))
    for (const one of many) content.set(one, html('старо'))
    await publish(many)
    content.clear()
    await publish(many)
    expect(store.counts()).toEqual({ pages: 0, dirty: 0 })
  })

  it('keeps the old page when a render fails, says why, and renders it in the end', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    content.set(page, html('едно', ['article:1']))
    await publish([page])
    content.set(page, () => Promise.reject(new Error('the cms answered 500 to a read')))
    const [outcome] = await publish([], ['article:1'])
    expect(outcome).toEqual({ path: page, ok: false, error: 'the cms answered 500 to a read' })
    expect(await readFile(files.fileOf(page), 'utf8')).toBe('едно')
    content.set(page, html('две', ['article:1']))
    await expect.poll(() => readFile(files.fileOf(page), 'utf8')).toBe('две')
    expect(store.counts().dirty).toBe(0)
  })

  it('tries a page that has failed many times again after about a minute, however often it has', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    content.set(page, () => Promise.reject(new Error('no content')))
    const { event } = store.mark({ paths: [page], tags: [] })
    const failure = { error: 'no content', baseEvent: event, nextAttemptAt: 0 }
    for (let attempt = 0; attempt < 40; attempt += 1) store.recordFailure(page, failure)
    const before = Date.now()
    const outcome = publisher.waitForRender(page, event)
    publisher.wake()
    expect(await outcome).toMatchObject({ ok: false })
    const pause = (store.nextAttemptAt(before) ?? Infinity) - before
    expect(pause).toBeGreaterThan(40_000)
    expect(pause).toBeLessThan(90_000)
  })

  it('renders a page once more when it was marked in the middle of its render', async () => {
    const reading = Promise.withResolvers<undefined>()
    content.set(page, async () => {
      await reading.promise
      return html('старо', ['article:1'])()
    })
    const firstPublish = publish([page])
    content.set(page, html('ново', ['article:1']))
    const secondPublish = publish([page])
    reading.resolve(undefined)
    await Promise.all([firstPublish, secondPublish])
    expect(await readFile(files.fileOf(page), 'utf8')).toBe('ново')
    expect(store.counts().dirty).toBe(0)
  })

  it('forgets no failed page that falls due while it looks for work', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let moment = Date.now()
    // A clock that advances with every reading.
    const clock = vi.spyOn(Date, 'now').mockImplementation(() => (moment += 1))
    const lookedAt = vi.spyOn(store, 'due')
    const sleptFrom = vi.spyOn(store, 'nextAttemptAt')
    content.set(page, () => Promise.reject(new Error('no content')))
    await publish([page])
    expect(sleptFrom).toHaveBeenCalled()
    expect(sleptFrom.mock.lastCall?.[0]).toBe(lookedAt.mock.lastCall?.[0])
    clock.mockRestore()
  })

  it('survives a store that cannot be written, and goes on when it can', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    content.set(page, () => Promise.reject(new Error('no content')))
    const full = vi.spyOn(store, 'recordFailure').mockImplementationOnce(() => {
      throw new Error('database or disk is full')
    })
    await publish([page])
    content.set(page, html('едно'))
    await expect.poll(() => readFile(files.fileOf(page), 'utf8')).toBe('едно')
    expect(full).toHaveBeenCalledOnce()
  })

  it('does not count it against a page that the cms is down, and asks again soon', async () => {
    content.set(page, () => Promise.reject(new CmsUnavailable('The cms cannot be reached.')))
    const [outcome] = await publish([page])
    expect(outcome).toMatchObject({ ok: false, error: 'The cms cannot be reached.' })
    expect(store.page(page)).toMatchObject({ dirty: true, error: 'The cms cannot be reached.' })
    content.set(page, html('едно'))
    await expect.poll(() => readFile(files.fileOf(page), 'utf8')).toBe('едно')
  })

  it('brings an own page to disk before it begins what shows it, and waits for a slow one only a moment', async () => {
    const order: string[] = []
    const slow = Promise.withResolvers<undefined>()
    content.set('/', html('начало', ['latest:1']))
    await publish(['/'], [])
    const note = (path: string, wait?: Promise<undefined>) => async () => {
      order.push(`${path} begins`)
      await wait
      order.push(`${path} ends`)
      return html(path, ['latest:1'])()
    }
    content.set(page, note(page))
    content.set('/', note('/'))
    await publish([page], ['latest:1'])
    expect(order).toEqual([`${page} begins`, `${page} ends`, '/ begins', '/ ends'])
    content.set(page, note(page, slow.promise))
    const published = publish([page], ['latest:1'])
    await expect.poll(() => order.at(-1)).toBe('/ ends')
    slow.resolve(undefined)
    await published
  })

  it('begins home when the own page is read, and lists when home is on disk; the own page is there first', async () => {
    const [list, other] = ['/search/', '/article/2026/11/vtora/']
    for (const path of ['/', list, other]) content.set(path, html('старо', ['latest:1']))
    await publish(['/', list, other])
    const order: string[] = []
    const noting = (path: string, rendering?: Promise<undefined>) => {
      content.set(path, async (onRead: () => Promise<void>) => {
        order.push(`${path} begins`)
        await onRead()
        order.push(`${path} is rendered`)
        await rendering
        return html('ново', ['latest:1'])()
      })
    }
    const slow = Promise.withResolvers<undefined>()
    noting(page, slow.promise)
    for (const path of ['/', list, other]) noting(path)
    changed = []
    // However slow this machine is, the precedence does not end.
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now())
    const published = publish([page], ['latest:1'])
    await vi.waitFor(() => expect(order).toContain('/ is rendered'), {
      interval: 5,
      timeout: 15_000,
    })
    await sleep(20)
    expect([order, changed]).toEqual([
      [`${page} begins`, '/ begins', `${page} is rendered`, '/ is rendered'],
      [],
    ])
    slow.resolve(undefined)
    await published
    clock.mockRestore()
    expect(changed.slice(0, 2)).toEqual([page, '/'])
    expect(order.indexOf(`${list} is rendered`)).toBeGreaterThan(order.indexOf(`${other} begins`))
  })

  it('begins no page of a full render while a publish is under way', async () => {
    const bulk = Array.from({ length: 200 }, (_, number) => `/article/2026/11/n-${number}/`)
    const order: string[] = []
    for (const path of [...bulk, page]) {
      content.set(path, async () => {
        order.push(path)
        return html(path)()
      })
    }
    store.markBulk(bulk, 1, {})
    publisher.wake()
    await publish([page])
    const before = order.indexOf(page)
    expect(before).toBeLessThanOrEqual(48)
    await expect.poll(() => store.counts()).toEqual({ pages: 201, dirty: 0 })
    expect(new Set(asBulk)).toEqual(new Set(bulk))
  })

  it('goes on first with a page of a full render that is published meanwhile, and then renders it anew', async () => {
    const bulk = Array.from({ length: 40 }, (_, number) => `/article/2026/11/n-${number}/`)
    const order: string[] = []
    const reading = Promise.withResolvers<undefined>()
    for (const path of bulk) {
      content.set(path, async (onRead) => {
        await reading.promise
        await onRead()
        order.push(path)
        return html(path)()
      })
    }
    store.markBulk(bulk, 1, {})
    publisher.wake()
    const [published = ''] = bulk.slice(-1)
    const done = publish([published])
    reading.resolve(undefined)
    await done
    expect(order[0]).toBe(published)
    await expect.poll(() => store.counts()).toEqual({ pages: 40, dirty: 0 })
    expect(order.filter((path) => path === published)).toHaveLength(2)
  })

  it('never renders one path twice at the same time', async () => {
    let under = 0
    let most = 0
    content.set(page, async () => {
      under += 1
      most = Math.max(most, under)
      await new Promise((resolve) => setImmediate(resolve))
      under -= 1
      return html('едно')()
    })
    await Promise.all(Array.from({ length: 20 }, () => publish([page])))
    expect(most).toBe(1)
  })
})
