import { beforeEach, describe, expect, it } from 'vitest'
import { lanes, PageStore } from './store.ts'

const first = '/article/2026/11/parva/'
const second = '/article/2026/11/vtora/'
let store: PageStore

const render = (path: string, tags: string[], startedAt = store.event) => {
  const kind = path === '/' ? 'home' : 'article'
  store.rendered({ path, kind, tags, ms: 1, startedAt })
}
const due = () => store.due(Date.now(), new Set(), 100).map(({ path }) => path)

beforeEach(() => {
  store = new PageStore(':memory:')
})

describe('the page store', () => {
  it('marks the pages that carry a tag, and no other', () => {
    render(first, ['article:1'])
    render(second, ['article:2'])
    expect(store.mark({ paths: [], tags: ['article:1'] }).marked).toEqual([first])
    expect(due()).toEqual([first])
  })

  it('marks a path that does not exist yet', () => {
    expect(store.mark({ paths: [first], tags: [] }).marked).toEqual([first])
    expect(due()).toEqual([first])
  })

  it('never marks a path that may not be stored', () => {
    store.mark({ paths: ['/preview/x/', '/../etc/'], tags: [] })
    expect(due()).toEqual([])
  })

  it('forgets the mark when a render that began after it has ended', () => {
    render('/', ['article:1'])
    store.mark({ paths: [], tags: ['article:1'] })
    render('/', ['article:1'])
    expect(due()).toEqual([])
  })

  it('keeps a page dirty that was marked while it was being rendered', () => {
    render('/', ['article:1'])
    const before = store.event
    store.mark({ paths: [], tags: ['article:1'] })
    render('/', ['article:1'], before)
    expect(due()).toEqual(['/'])
  })

  it('keeps a page dirty whose new tag was marked while it was being rendered', () => {
    const before = store.event
    store.mark({ paths: [], tags: ['article:7'] })
    render('/', ['article:7'], before)
    expect(due()).toEqual(['/'])
  })

  it('keeps a removed page dirty that was published again meanwhile', () => {
    const before = store.event
    store.mark({ paths: [first], tags: [] })
    store.removed(first, before)
    expect(due()).toEqual([first])
  })

  it('lets a publish overtake a full render: own page, then lists, then the rest', () => {
    store.markBulk([first, '/'])
    render(second, ['list'])
    render('/', ['list'])
    store.mark({ paths: ['/article/2026/11/nova/'], tags: ['list'] })
    expect(store.due(Date.now(), new Set(), 100).map(({ path, lane }) => [path, lane])).toEqual([
      ['/article/2026/11/nova/', lanes.own],
      ['/', lanes.lists],
      [second, lanes.neighbours],
      [first, lanes.bulk],
    ])
  })

  it('tries a failed page again at its time, or at once when it is marked anew', () => {
    store.mark({ paths: [first], tags: [] })
    store.failed(first, 'the cms answered 500 to a read', Date.now() + 60_000)
    expect(due()).toEqual([])
    store.mark({ paths: [first], tags: [] })
    expect(due()).toEqual([first])
  })

  it('accepts a message once, and its retry with a new timestamp', () => {
    expect(store.acceptOnce('event_1', '100', Date.now())).toBe(true)
    expect(store.acceptOnce('event_1', '100', Date.now())).toBe(false)
    expect(store.acceptOnce('event_1', '101', Date.now())).toBe(true)
  })
})
