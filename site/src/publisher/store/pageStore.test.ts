import { beforeEach, describe, expect, it } from 'vitest'
import { lanes } from './lanes.ts'
import { maxUrgentPages, PageStore } from './pageStore.ts'

const first = '/article/2026/11/parva/'
const second = '/article/2026/11/vtora/'
let store: PageStore

const render = (path: string, tags: string[], baseEvent = store.event) => {
  const kind = path === '/' ? 'home' : 'article'
  store.recordRender({ path, kind, tags, aliases: [], ms: 1, baseEvent })
}
const waiting = () =>
  [false, true].flatMap((bulk) => store.due(Date.now(), new Set(), { limit: 1000, bulk }))
const due = () => waiting().map(({ path }) => path)

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
    store.recordRemoval(first, before)
    expect(due()).toEqual([first])
  })

  it('lets a publish overtake a full render: own page, then lists, then feeds, then the rest', () => {
    store.markBulk([first, '/'], 1, {})
    render(second, ['list'])
    render('/rss.xml', ['list'])
    render('/', ['list'])
    store.mark({ paths: ['/article/2026/11/nova/', '/sitemap/2026-11.xml'], tags: ['list'] })
    expect(waiting().map(({ path, lane }) => [path, lane])).toEqual([
      ['/article/2026/11/nova/', lanes.own],
      ['/', lanes.home],
      ['/rss.xml', lanes.feeds],
      ['/sitemap/2026-11.xml', lanes.feeds],
      [second, lanes.neighbours],
      [first, lanes.bulk],
    ])
  })

  it('keeps nobody waiting for an archive: those of a publish are rendered with the feeds', () => {
    const [month, hashtag] = ['/category/kariera/2026/11/', '/hashtag/hlyab/']
    for (const path of [hashtag, '/search/', '/rss.xml', second]) render(path, ['list'])
    store.mark({ paths: [first, month], tags: ['list'] })
    expect(waiting().map(({ path, lane }) => [path, lane])).toEqual([
      [first, lanes.own],
      ['/search/', lanes.lists],
      [month, lanes.feeds],
      [hashtag, lanes.feeds],
      ['/rss.xml', lanes.feeds],
      [second, lanes.neighbours],
    ])
  })

  it('renders a service that changes first, then the list of services, then other services', () => {
    const [service, other] = ['/branding/lichen-brand/', '/branding/kampaniya/']
    for (const path of [other, '/branding/']) render(path, ['frame'])
    store.mark({ paths: [service], tags: ['frame'] })
    expect(waiting().map(({ path, lane }) => [path, lane])).toEqual([
      [service, lanes.own],
      ['/branding/', lanes.lists],
      [other, lanes.neighbours],
    ])
  })

  it('tries a failed page again at its time, or at once when it is marked anew', () => {
    const fail = (baseEvent: number) => {
      store.recordFailure(first, {
        error: 'no content',
        baseEvent,
        nextAttemptAt: Date.now() + 60_000,
      })
    }
    store.mark({ paths: [first], tags: [] })
    fail(store.event)
    expect(due()).toEqual([])
    expect(store.page(first).error).toBe('no content')
    const before = store.event
    store.mark({ paths: [first], tags: [] })
    expect(due()).toEqual([first])
    expect(store.page(first).error).toBeNull()
    // The render failed with the state before the mark, which says nothing about the current state.
    fail(before)
    expect(due()).toEqual([first])
  })

  it('accepts a message once, and its retry with a new timestamp', () => {
    const accept = (timestamp: string) =>
      store.accept({ id: 'event_1', timestamp }, Date.now(), () => 'done')
    expect(accept('100')).toBe('done')
    expect(accept('100')).toBeNull()
    expect(accept('101')).toBe('done')
  })

  it('has not accepted a message whose work failed', () => {
    const message = { id: 'event_1', timestamp: '100' }
    const full = () => {
      store.mark({ paths: [first], tags: [] })
      throw new Error('disk full')
    }
    expect(() => store.accept(message, Date.now(), full)).toThrow('disk full')
    expect(due()).toEqual([])
    expect(store.accept(message, Date.now(), () => 'done')).toBe('done')
  })

  it('keeps a page dirty that was being rendered when everything was asked for', () => {
    const before = store.event
    store.beginBulk(() => ({}))
    render(first, ['article:1'], before)
    expect(waiting()).toMatchObject([{ path: first, lane: lanes.bulk }])
    expect(store.lastMark(['any tag'])).toBe(store.event)
  })

  it('believes no moment that lies further ahead than clocks may differ', () => {
    const now = new Date('2026-11-21T10:00:00.000Z')
    store.noteMoment('2026-11-21T10:00:30.000Z', now)
    store.noteMoment('9999-12-31T00:00:00.000Z', now)
    expect(store.asOf).toBe('2026-11-21T10:00:30.000Z')
    store.noteMoment('2026-11-21T09:00:00.000Z', now)
    expect(store.asOf).toBe('2026-11-21T10:00:30.000Z')
    store.noteMoment('2026-11-20T10:00:00.000Z', new Date('2026-11-20T10:00:00.000Z'))
    expect(store.asOf).toBe('2026-11-20T10:00:00.000Z')
  })

  it('lets an event of very many pages wait behind all others, but for home and what it names', () => {
    const articles = Array.from({ length: maxUrgentPages }, (_, n) => `/article/2026/11/n-${n}/`)
    const many = [...articles, '/category/stara/2026/11/', '/hashtag/hlyab/']
    for (const path of [...many, '/']) render(path, ['category:1'])
    const moved = '/category/nova/2026/11/'
    store.mark({ paths: [moved], tags: ['category:1'] })
    const lanesOf = new Map(waiting().map(({ path, lane }) => [path, lane]))
    expect(lanesOf.get('/')).toBe(lanes.home)
    expect(lanesOf.get(moved)).toBe(lanes.feeds)
    expect(new Set(many.map((path) => lanesOf.get(path)))).toEqual(new Set([lanes.bulk]))
  })

  it('R-ART-8 knows the page that a further address leads to, as long as the page is there', () => {
    const aliases = ['/article/7/']
    const page = { kind: 'article' as const, tags: [], aliases, ms: 1, baseEvent: 0 }
    store.recordRender({ ...page, path: first })
    expect(store.redirectOf('/article/7/')).toBe(first)
    store.recordRender({ ...page, path: second })
    store.recordRemoval(first, store.event)
    expect(store.redirectOf('/article/7/')).toBe(second)
    store.recordRemoval(second, store.event)
    expect(store.redirectOf('/article/7/')).toBeNull()
  })

  it('R-ART-10 leads nobody in a circle where a category is renamed and renamed back', () => {
    const [before, after] = ['/category/a/2026/11/', '/category/b/2026/11/']
    const month = { kind: 'archive' as const, tags: [], ms: 1, baseEvent: 0 }
    store.recordRender({ ...month, path: after, aliases: [before] })
    store.recordRender({ ...month, path: before, aliases: [after] })
    expect(store.redirectOf(before)).toBeNull()
    expect(store.redirectOf(after)).toBe(before)
  })

  it('forgets the tags that a page does not read any more', () => {
    render(first, ['article:1', 'picture:1'])
    render(first, ['article:1', 'picture:2'])
    expect(store.tagsOf(first).toSorted()).toEqual(['article:1', 'picture:2'])
    expect(store.mark({ paths: [], tags: ['picture:1'] }).marked).toEqual([])
  })
})
