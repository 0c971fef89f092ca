import type { LiveState } from '@kariera/shared/contracts/liveState'
import type { PageState } from '@kariera/shared/contracts/state'
import { describe, expect, it } from 'vitest'
import { judge, maxWaitMs, type Evidence } from './judge.ts'
import type { PublicStatus, PublicStatusEvent } from './publicStatus.ts'

const path = '/article/2026/11/zaglavie/'
const slug = '2026/11/zaglavie'
const before = '2026-11-20T10:00:00.000Z'
const saved = '2026-11-21T10:00:00.000Z'
const onDiskAt = '2026-11-21T10:00:00.084Z'
const soon = '2026-11-21T10:00:01.000Z'
const tomorrow = '2026-11-22T10:00:00.000Z'

const facts = { slug, category: 1, datePublished: before }
const rendered = { rendered: [{ path, ms: 20 }], failed: [], remaining: 0 }
const refusedPage = { rendered: [], failed: [{ path, error: 'no template' }], remaining: 0 }

type Delivery = PublicStatusEvent['deliveries'][number]

const delivery = (data: Partial<Delivery> = {}): Delivery => ({
  eventId: 7,
  site: 'local',
  attempts: 1,
  nextAttemptAt: null,
  deliveredAt: onDiskAt,
  receipt: rendered,
  error: null,
  ...data,
})
const undelivered = { deliveredAt: null, receipt: null }

const event = (data: Partial<PublicStatusEvent> = {}): PublicStatusEvent => ({
  id: 7,
  createdAt: saved,
  was: null,
  is: facts,
  deliveries: [delivery()],
  ...data,
})
const unpublishing = (data: Partial<Delivery> = {}) =>
  event({ was: facts, is: null, deliveries: [delivery(data)] })

const page = (data: Partial<PageState> = {}): PageState => ({
  path,
  onDisk: true,
  dirty: false,
  error: null,
  renderedAt: onDiskAt,
  ...data,
})
const noPage = page({ onDisk: false, renderedAt: null })

const published: PublicStatus = {
  slug,
  deletedAt: null,
  _status: 'published',
  datePublished: before,
  event: event(),
  original: null,
}

function verdict(article: Partial<PublicStatus>, rest: Partial<Evidence> = {}): LiveState {
  const evidence = { path, page: page(), now: new Date(soon), ...rest }
  return judge(
    { article: { ...published, ...article }, ...evidence },
    (address) => `https://kariera.example${address}`,
    (text) => text.en,
  )
}

const live = { state: 'live', url: `https://kariera.example${path}` }
const failed = (what: 'update' | 'removal', reason: RegExp) => ({
  state: 'failed',
  what,
  eventId: 7,
  reason: expect.stringMatching(reason) as unknown,
})

describe('invariant 8: an article that readers may see', () => {
  it('is live since the page of its newest event was on disk, so many milliseconds after the save', () => {
    expect(verdict({})).toEqual({ ...live, since: onDiskAt, ms: 84 })
  })

  it('is live since it was first said, whatever the clock says once more', () => {
    const repetition = event({
      id: 8,
      createdAt: onDiskAt,
      deliveries: [delivery({ deliveredAt: soon })],
    })
    expect(verdict({ event: repetition, original: event() })).toEqual({
      ...live,
      since: onDiskAt,
      ms: 84,
    })
    const failedBefore = event({ deliveries: [delivery({ receipt: refusedPage })] })
    expect(verdict({ event: repetition, original: failedBefore })).toMatchObject({ since: soon })
  })

  it('is live since its page was rendered where the log is older or knows better', () => {
    const later = page({ renderedAt: soon })
    expect(verdict({ event: null }, { page: later })).toEqual({ ...live, since: soon, ms: null })
    const other = event({ deliveries: [delivery({ receipt: refusedPage })] })
    expect(verdict({ event: other }, { page: later })).toEqual({ ...live, since: soon, ms: null })
  })

  it('is not live by an event of before its publication date', () => {
    const early = event({ createdAt: '2026-11-19T10:00:00.000Z' })
    expect(verdict({ event: early })).toEqual({ ...live, since: onDiskAt, ms: null })
  })

  it('is live by the receipt where the site cannot be asked, and unknown where there is none', () => {
    expect(verdict({}, { page: null })).toEqual({ ...live, since: onDiskAt, ms: 84 })
    expect(verdict({ event: null }, { page: null })).toEqual({ state: 'unknown' })
  })

  it('is live only when the last of several sites has it', () => {
    const other = delivery({ site: 'https://two.example/hook', deliveredAt: soon })
    expect(verdict({ event: event({ deliveries: [delivery(), other] }) })).toMatchObject({
      ms: 1000,
    })
    const waiting = event({ deliveries: [delivery(), delivery(undelivered)] })
    expect(verdict({ event: waiting })).toEqual({ state: 'rendering', since: saved })
  })

  it('is being published while its event is on the way or its page waits', () => {
    const waiting = event({ deliveries: [delivery(undelivered)] })
    expect(verdict({ event: waiting })).toEqual({ state: 'rendering', since: saved })
    expect(verdict({}, { page: page({ dirty: true }) })).toEqual({
      state: 'rendering',
      since: null,
    })
  })

  it('has failed where the site could not be told', () => {
    const refused = event({ deliveries: [delivery({ ...undelivered, error: '503 no' })] })
    expect(verdict({ event: refused })).toEqual(failed('update', /could not be told.*503 no/))
  })

  it('has failed where the site is to be told everything in its place, and that did not come through', () => {
    const instead = delivery({ ...undelivered, eventId: 9, error: '503 no' })
    expect(verdict({ event: event({ deliveries: [instead] }) })).toMatchObject({
      state: 'failed',
      eventId: 9,
    })
  })

  it('has failed where its page could not be made, until it was', () => {
    const refused = event({ deliveries: [delivery({ receipt: refusedPage })] })
    const reason = failed('update', /could not be made.*no template/)
    expect(verdict({ event: refused }, { page: page({ dirty: true }) })).toEqual(reason)
    expect(verdict({ event: refused }, { page: null })).toEqual(reason)
    const broken = page({ dirty: true, error: 'no template' })
    expect(verdict({}, { page: broken })).toEqual(reason)
  })

  it('has failed where its page is missing for longer than the clock and the site may take', () => {
    const deadline = new Date(Date.parse(onDiskAt) + maxWaitMs)
    const inTime = new Date(deadline.getTime() - 1)
    expect(verdict({}, { page: noPage, now: inTime })).toMatchObject({ state: 'rendering' })
    expect(verdict({}, { page: noPage, now: deadline })).toEqual(
      failed('update', /not on the site/),
    )
  })
})

describe('invariant 8: an article that readers may not see', () => {
  const hidden = [
    ['draft', { _status: 'draft', event: null }],
    ['trashed', { deletedAt: saved, event: null }],
    ['scheduled', { datePublished: tomorrow, event: null }],
  ] satisfies [string, Partial<PublicStatus>][]

  it.each(hidden)('is %s', (state, article) => {
    const expected = state === 'scheduled' ? { state, at: tomorrow } : { state }
    for (const seen of [noPage, null]) expect(verdict(article, { page: seen })).toEqual(expected)
  })

  it('is scheduled at once, before the news of it has come to the site', () => {
    const is = { ...facts, datePublished: tomorrow }
    const waiting = event({ is, deliveries: [delivery({ ...undelivered, error: '503' })] })
    const article = { datePublished: tomorrow, event: waiting }
    expect(verdict(article, { page: noPage })).toEqual({ state: 'scheduled', at: tomorrow })
  })

  it.each(hidden)('is not called %s while its page still stands', (_, hiddenArticle) => {
    const article = { ...hiddenArticle, event: unpublishing(undelivered) }
    const removing = { state: 'removing', since: saved }
    expect(verdict(article)).toEqual(removing)
    expect(verdict(article, { page: null })).toEqual(removing)
    expect(verdict({ ...article, event: null }, { page: page({ dirty: true }) })).toEqual({
      state: 'removing',
      since: null,
    })
  })

  it('says why its page could not be taken away', () => {
    const draft: Partial<PublicStatus> = { _status: 'draft' }
    const refused = unpublishing({ ...undelivered, error: '503 no' })
    expect(verdict({ ...draft, event: refused })).toEqual(failed('removal', /could not be told/))
    const broken = page({ dirty: true, error: 'no database' })
    expect(verdict({ ...draft, event: unpublishing() }, { page: broken })).toEqual(
      failed('removal', /no database/),
    )
    const late = new Date(Date.parse(onDiskAt) + maxWaitMs)
    expect(verdict({ ...draft, event: unpublishing() }, { now: late })).toEqual(
      failed('removal', /still stands/),
    )
  })
})
