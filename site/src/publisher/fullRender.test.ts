import type { Question } from '@kariera/shared/contracts/reading'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteProgress, startFullRender } from './fullRender.ts'
import { PageFiles } from './pageFiles.ts'
import { Publisher } from './publisher.ts'
import { PageStore } from './store.ts'

const first = '/article/2026/11/parva/'
const second = '/article/2026/11/vtora/'
let root: string
let store: PageStore
let rendered: string[]

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'full-render-'))
  store = new PageStore(':memory:')
  rendered = []
})
afterEach(() => rm(root, { recursive: true, force: true }))

/** Two pages of routes, as the cms gives them. */
const ask = async (question: Question) => {
  const after = question.ask === 'routes' ? question.after : 0
  const value = after === 0 ? { paths: [first], next: 7 } : { paths: [second], next: null }
  return { value, tags: [] }
}

async function fullRender(build: string, asking = ask): Promise<void> {
  const publisher = new Publisher({
    store,
    files: new PageFiles(root),
    render: async (page) => {
      rendered.push(page)
      return page === second
        ? { exists: false }
        : { exists: true, html: page, kind: 'article', tags: [] }
    },
    afterEach: () => noteProgress(store, build),
  })
  const { signal } = new AbortController()
  await startFullRender({ ask: asking, store, publisher, build, signal })
  await expect.poll(() => store.meta('renderedFor')).toBe(build)
  await publisher.stop()
}

describe('the full render', () => {
  it('renders home, the 404 page and every route that the cms lists', async () => {
    await fullRender('build one')
    expect(rendered.toSorted()).toEqual(['/', '/404/', first, second].toSorted())
    expect(store.paths().toSorted()).toEqual(['/', '/404/', first].toSorted())
  })

  it('is not repeated for the same build, and is for another', async () => {
    await fullRender('build one')
    rendered = []
    await fullRender('build one')
    expect(rendered).toEqual([])
    await fullRender('build two')
    expect(rendered).toHaveLength(4)
  })

  it('waits for a cms that cannot be asked yet', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    let refusals = 1
    await fullRender('build one', async (question) => {
      if (refusals-- > 0) throw new Error('connection refused')
      return ask(question)
    })
    expect(rendered).toContain(first)
  })

  it('goes on where it was interrupted', async () => {
    store.setMeta('listedFor', 'build one')
    store.markBulk([first])
    await fullRender('build one')
    expect(rendered).toEqual([first])
  })
})
