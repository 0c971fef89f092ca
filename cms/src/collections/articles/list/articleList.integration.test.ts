import { articlePath } from '@kariera/shared/routes'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '#testing/newsroom.ts'
import { restAs, restAsAnyone, type Caller } from '#testing/rest.ts'
import { openSite, type TestSite } from '#testing/site.ts'
import type * as Counts from './readCounts.ts'
import type * as Rows from './readRows.ts'
import { articleStates } from './states.ts'

const dayMs = 24 * 60 * 60_000
let newsroom: TestNewsroom
let call: Caller
let rows: typeof Rows
let counts: typeof Counts
let site: TestSite

beforeAll(async () => {
  site = await openSite()
  newsroom = await openNewsroom({ SITE_HOOKS: site.hookAddress })
  rows = await import('./readRows.ts')
  counts = await import('./readCounts.ts')
  call = await restAs(newsroom, 'editor')
})
beforeEach(async () => {
  site.pages.clear()
  await execute(sql`TRUNCATE articles, publish_events, document_saves CASCADE`)
})
afterAll(async () => {
  await newsroom.close()
  site.close()
})

const execute = (query: ReturnType<typeof sql>) => newsroom.payload.db.drizzle.execute(query)
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString()

/** Titles of the newest versions that a query finds, requested as the list does it. */
async function titlesOf(query: string, ask = call): Promise<string[]> {
  const answer = await ask('GET', `/articles?draft=true&depth=0&limit=100&sort=title&${query}`)
  expect(answer.status, await answer.clone().text()).toBe(200)
  const { docs }: { docs: { title: string }[] } = await answer.json()
  return docs.map(({ title }) => title)
}
const inState = (state: string) => titlesOf(`where[state][equals]=${state}`)

/** Saves as the form does: with the `updatedAt` of the version that it has loaded. */
async function patch(id: number, data: object, query = ''): Promise<void> {
  const { updatedAt } = await newsroom.payload.findByID({
    ...{ collection: 'articles', id, depth: 0, draft: true, trash: true },
  })
  const body = { ...data, basedOn: updatedAt }
  const answer = await call('PATCH', `/articles/${id}?depth=0${query}`, body)
  expect(answer.status, await answer.clone().text()).toBe(200)
}
const asDraft = '&draft=true'

async function shownStates(): Promise<Record<string, string>> {
  const { docs } = await newsroom.payload.find({
    ...{ collection: 'articles', draft: true, depth: 0, trash: true, pagination: false },
  })
  const read = await rows.readArticleRows(
    newsroom.payload,
    docs.map(({ id }) => id),
  )
  return Object.fromEntries(docs.map(({ id, title }) => [title, read.get(id)?.state ?? '']))
}

/** Creates one article in each state. */
async function publishAll(): Promise<Record<'live' | 'changed', number>> {
  const { id: live } = await newsroom.publish({ title: 'На живо' })
  const { id: changed } = await newsroom.publish({ title: 'Променена' })
  await patch(changed, { title: 'Променена' }, asDraft)
  await newsroom.publish({ title: 'Насрочена', datePublished: inDays(2) })
  const { id: later } = await newsroom.publish({ title: 'Отложена', datePublished: inDays(3) })
  // The date of a draft does not count for readers.
  await patch(later, { title: 'Отложена', datePublished: inDays(-1) }, asDraft)
  await newsroom.publish({ title: 'Чернова', _status: 'draft' })
  const { id: withdrawn } = await newsroom.publish({ title: 'Свалена' })
  await patch(withdrawn, { _status: 'draft' })
  const { id: trashed } = await newsroom.publish({ title: 'В кошчето' })
  await patch(trashed, { deletedAt: new Date().toISOString() })
  return { live, changed }
}

describe('B-LIST-1 the list of articles', () => {
  it('finds articles by what readers have of them, whatever their drafts say', async () => {
    await publishAll()
    expect(await inState('live')).toEqual(['На живо', 'Променена'])
    expect(await inState('changed')).toEqual(['Променена'])
    expect(await inState('scheduled')).toEqual(['Насрочена', 'Отложена'])
    expect(await inState('draft')).toEqual(['Свалена', 'Чернова'])
    expect(await inState('withdrawn')).toEqual(['Свалена'])
  })

  it('finds the others too, as the filter of the list offers it', async () => {
    await publishAll()
    const everything = await titlesOf('')
    for (const state of articleStates) {
      const inside = await inState(state)
      const outside = await titlesOf(`where[state][not_equals]=${state}`)
      expect([...inside, ...outside].sort(), state).toEqual([...everything].sort())
    }
    expect(await titlesOf('where[state][exists]=true')).toEqual(everything)
    expect(await titlesOf('where[state][exists]=false')).toEqual([])
    expect(await titlesOf('where[state][not_in]=live,withdrawn')).toEqual([
      ...['Насрочена', 'Отложена', 'Чернова'],
    ])
  })

  it('says of each row how it stands, and counts what is behind each tab', async () => {
    await publishAll()
    expect(await shownStates()).toEqual({
      'На живо': 'live',
      Променена: 'changed',
      Насрочена: 'scheduled',
      Отложена: 'scheduled',
      Чернова: 'draft',
      Свалена: 'withdrawn',
      'В кошчето': 'trashed',
    })
    const { user } = await newsroom.asEditor()
    const found = await counts.readCounts(newsroom.payload, Number(user?.id), new Date())
    expect(found).toEqual({
      ...{ all: 6, mine: 6, draft: 2, scheduled: 2, live: 2, trash: 1, promoted: 0, failed: 0 },
    })
    const others = await counts.readCounts(newsroom.payload, 0, new Date())
    expect(others).toMatchObject({ all: 6, mine: 0 })
  })

  it('keeps what is published through autosave, restored versions, the trash and a publish again', async () => {
    const { live } = await publishAll()
    await patch(live, { title: 'Ново' }, `${asDraft}&autosave=true`)
    expect(await shownStates()).toMatchObject({ Ново: 'changed' })

    const { docs } = await newsroom.payload.findVersions({
      ...{ collection: 'articles', where: { parent: { equals: live } }, sort: 'id', depth: 0 },
    })
    const restored = await call('POST', `/articles/versions/${docs[0]?.id}?draft=true`)
    expect(restored.status).toBe(200)
    expect(await shownStates()).toMatchObject({ 'На живо': 'changed' })

    await patch(live, { title: 'Пак', _status: 'published', datePublished: inDays(1) })
    expect(await shownStates()).toMatchObject({ Пак: 'scheduled' })
    await patch(live, { datePublished: inDays(-1), _status: 'published' })
    expect(await shownStates()).toMatchObject({ Пак: 'live' })

    await patch(live, { deletedAt: new Date().toISOString() })
    expect(await inState('live')).toEqual(['Променена'])
    await patch(live, { deletedAt: null, _status: 'draft' }, '&trash=true')
    expect(await shownStates()).toMatchObject({ Пак: 'withdrawn' })
  })

  it('a copy of a live article is a draft', async () => {
    const { live } = await publishAll()
    const copied = await call('POST', `/articles/${live}/duplicate?draft=true&depth=0`, {})
    expect(copied.status, await copied.clone().text()).toBe(200)
    const { doc }: { doc: { id: number } } = await copied.json()
    const [row] = [...(await rows.readArticleRows(newsroom.payload, [doc.id])).values()]
    expect(row).toMatchObject({ state: 'draft', liveFrom: null, slug: null })
  })

  it('finds what is promoted now, as readers have it', async () => {
    const promoted = { paid: true, paidStartDate: inDays(-1), paidEndDate: inDays(1) }
    await newsroom.publish({ title: 'Платена', ...promoted })
    await newsroom.publish({ title: 'Без край', paid: true })
    await newsroom.publish({ title: 'Изтекла', ...promoted, paidEndDate: inDays(-0.5) })
    await newsroom.publish({ title: 'Предстояща', ...promoted, paidStartDate: inDays(0.5) })
    await newsroom.publish({ title: 'Чернова', ...promoted, _status: 'draft' })
    expect(await inState('promoted')).toEqual(['Без край', 'Платена'])
  })

  it('a bulk act on a state changes what is in it, and nothing else', async () => {
    await publishAll()
    const answer = await call('PATCH', '/articles?where[state][equals]=withdrawn&depth=0', {
      entityName: 'Обща',
    })
    expect(answer.status, await answer.clone().text()).toBe(200)
    const { docs }: { docs: { title: string }[] } = await answer.json()
    expect(docs.map(({ title }) => title)).toEqual(['Свалена'])
  })

  it('answers nobody else, and no other comparison', async () => {
    await publishAll()
    const asked = (ask: Caller, condition: string) =>
      ask('GET', `/articles?where[state]${condition}`).then(({ status }) => status)
    expect(await asked(restAsAnyone(newsroom), '[equals]=draft')).toBe(400)
    expect(await asked(call, '[like]=draft')).toBe(400)
    expect(await asked(call, '[equals]=gone')).toBe(400)
    const anyone = await restAsAnyone(newsroom)('GET', '/articles?depth=0')
    expect(await anyone.text()).not.toContain('liveFrom')
  })

  it('searches titles, whom they are about, and who wrote them', async () => {
    await newsroom.publish({ title: 'Пролетни стажове', entityName: 'Пример ООД' })
    await newsroom.publish({ title: 'Друга' })
    const fields = newsroom.payload.collections.articles.config.admin.listSearchableFields ?? []
    const search = (words: string) =>
      titlesOf(fields.map((field, at) => `where[or][${at}][${field}][like]=${words}`).join('&'))
    expect(await search('стажове')).toEqual(['Пролетни стажове'])
    expect(await search('пример')).toEqual(['Пролетни стажове'])
    expect(await search('редактор')).toEqual(['Друга', 'Пролетни стажове'])
  })
})

describe('B-LIST-1 a failed article is one', () => {
  const delivery = (id: number, columns: ReturnType<typeof sql>) =>
    execute(sql`
      UPDATE publish_events_deliveries SET ${columns} WHERE _parent_id =
        (SELECT max(id) FROM publish_events WHERE document_type = 'articles' AND document_id = ${id})`)
  const failing = sql`delivered_at = NULL, error = 'no answer', attempts = 3`
  const receipt = (path: string) =>
    JSON.stringify({ rendered: [], failed: [{ path, error: 'the page broke' }], remaining: 0 })

  it('of which a site could not be told after the third try, until its next change', async () => {
    const { id } = await newsroom.publish({ title: 'Неуспешна' })
    await newsroom.publish({ title: 'Друга' })
    await delivery(id, sql`delivered_at = NULL, error = 'no answer', attempts = 2`)
    expect(await inState('failed')).toEqual([])
    await delivery(id, failing)
    expect(await inState('failed')).toEqual(['Неуспешна'])
    expect(await shownStates()).toEqual({ Неуспешна: 'failed', Друга: 'live' })
    const { failed } = await counts.readCounts(newsroom.payload, 0, new Date())
    expect(failed).toBe(1)
    await patch(id, { title: 'Успешна', _status: 'published' })
    expect(await inState('failed')).toEqual([])
  })

  it('of which the site could not make the page, until it has', async () => {
    const { id, slug } = await newsroom.publish({ title: 'Счупена' })
    const path = articlePath(slug ?? '')
    await delivery(id, sql`delivered_at = now(), error = NULL, receipt = ${receipt(path)}::jsonb`)
    site.pages.set(path, { error: 'the page broke' })
    expect(await inState('failed')).toEqual(['Счупена'])
    site.pages.set(path, { onDisk: true })
    expect(await inState('failed')).toEqual([])
  })
})
