import type { Query } from '@kariera/shared/contracts/reading/query'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Ask } from '../content/queries.ts'
import { FullRender } from './fullRender.ts'
import { PageFiles } from './pageFiles.ts'
import { Publisher } from './publisher.ts'
import { PageStore } from './store/pageStore.ts'

const first = '/article/2026/11/parva/'
const second = '/article/2026/11/vtora/'
const missing = ['service', 'quote', 'employer']
const unnamed = ['article', 'quote', 'employer', 'preview'].map((kind) => `${kind}-unnamed`)
const always = ['/', '/404/', ...[...missing, ...unnamed].map((kind) => `/404/${kind}/`)]
const everyPage = [...always, first, second]
let root: string
let store: PageStore
let rendered: string[]

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'full-render-'))
  store = new PageStore(':memory:')
  rendered = []
})
afterEach(() => rm(root, { recursive: true, force: true }))

/** Two batches of routes, in the form in which the cms returns them. */
const ask = async (query: Query) => {
  const after = query.ask === 'routes' ? query.after : 0
  const value = after === 0 ? { paths: [first], next: 7 } : { paths: [second], next: null }
  return { value, tags: [] }
}

function open(build: string, asking: Ask = ask) {
  const files = new PageFiles(root)
  const publisher = new Publisher({
    store,
    files,
    render: async (page) => {
      rendered.push(page)
      return page === second
        ? { exists: false }
        : { exists: true, html: page, kind: 'article', tags: [], aliases: [] }
    },
    afterEach: () => {
      fullRender.noteProgress()
    },
  })
  const fullRender = new FullRender({ ask: asking, store, files, publisher, build })
  return { files, publisher, fullRender }
}

async function render(build: string, asking?: Ask): Promise<void> {
  const { publisher, fullRender } = open(build, asking)
  fullRender.begin()
  await fullRender.run()
  await expect.poll(() => fullRender.isDone && store.counts().dirty === 0).toBe(true)
  await publisher.stop()
}

describe('the full render', () => {
  it('renders home, the 404 pages and every route that the cms lists', async () => {
    await render('build one')
    expect(rendered.toSorted()).toEqual(everyPage.toSorted())
    expect(store.pathsAfter('', 10)).toEqual([...always, first].toSorted())
  })

  it('is not repeated for the same build, and is for another', async () => {
    await render('build one')
    rendered = []
    await render('build one')
    expect(rendered).toEqual([])
    await render('build two')
    expect(rendered).toHaveLength(everyPage.length)
  })

  it('waits for a cms that cannot be asked yet', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    let refusals = 1
    await render('build one', async (query) => {
      if (refusals-- > 0) throw new Error('connection refused')
      return ask(query)
    })
    expect(rendered).toContain(first)
  })

  it('goes on listing where it was killed', async () => {
    const asked: number[] = []
    const killed = open('build one', async (query) => {
      if (query.ask === 'routes' && query.after > 0) return new Promise(() => undefined)
      return ask(query)
    })
    killed.fullRender.begin()
    await expect.poll(() => store.has(first)).toBe(true)
    await killed.publisher.stop()
    await render('build one', async (query) => {
      if (query.ask === 'routes') asked.push(query.after)
      return ask(query)
    })
    expect(asked).toEqual([7])
    expect(rendered.filter((page) => page === first)).toHaveLength(1)
  })

  it('begins again when everything is asked for in the middle of a listing', async () => {
    const { fullRender, publisher } = open('build one', async (query) => {
      if (query.ask === 'routes' && query.after > 0) once()
      return ask(query)
    })
    let asked = 0
    const once = () => {
      if (++asked === 1) fullRender.askAnew()
    }
    fullRender.begin()
    await expect.poll(() => fullRender.isDone).toBe(true)
    await publisher.stop()
    expect(asked).toBe(2)
  })

  it('takes away what an earlier store has left on disk and is not live any more', async () => {
    const { files, publisher, fullRender } = open('build one')
    await files.write(second, 'a page that nobody knows of')
    fullRender.begin()
    await expect.poll(() => fullRender.isDone).toBe(true)
    await publisher.stop()
    expect(await files.read(second)).toBeNull()
  })

  it('renders everything when the machine was started anew, and trusts no record of its files', async () => {
    await render('build one')
    const { files } = open('build one')
    const [page = ''] = everyPage
    const html = await files.read(page)
    // Of the same length, and with the same moment in both files.
    await files.write(page, 'x'.repeat(Buffer.byteLength(html ?? '')))
    rendered = []
    store.setMeta('lived', JSON.stringify({ build: 'build one', boot: 'another' }))
    await render('build one')
    expect(rendered).toHaveLength(everyPage.length)
    expect(await files.read(page)).toBe(html)
  })
})
