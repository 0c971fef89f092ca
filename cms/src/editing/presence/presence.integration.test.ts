import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { restAs, restAsAnyone, type Caller } from '../../testing/rest.ts'
import { peopleSchema, saveSchema, type People } from './presence.ts'
import { forgetSilent } from './presenceTable.ts'

let newsroom: TestNewsroom
let asEditor: Caller
let asAuthor: Caller

beforeAll(async () => {
  newsroom = await openNewsroom()
  asEditor = await restAs(newsroom, 'editor')
  asAuthor = await restAs(newsroom, 'author')
})
afterAll(() => newsroom.close())

const tab = (digit: string) => digit.repeat(32)

async function told(call: Caller, ...tabs: object[]): Promise<void> {
  const answer = await call('POST', '/presence', { tabs })
  expect(answer.status, await answer.text()).toBe(204)
}

/** A stream of a user, and what it has said of who is there. */
async function streamOf(call: Caller) {
  const answer = await call('GET', '/presence')
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  let text = ''
  /** Reads until it says so of one document: the names of those who have it open. */
  const until = async (id: number, ...names: string[]) => {
    for (;;) {
      const last = text.split('event: people\ndata: ').at(-1)?.split('\n\n')[0]
      const people: People = last?.startsWith('[') ? peopleSchema.parse(JSON.parse(last)) : []
      const known = people.filter((one) => one.id === id).map(({ name }) => name)
      if (JSON.stringify(known) === JSON.stringify(names)) return
      const { value, done } = await reader.read()
      if (done) throw new Error(`The stream ended: ${text}`)
      text += value
    }
  }
  return { until, close: () => reader.cancel() }
}

describe('B-EDIT-3 who has a document open', () => {
  it('is known by name to everybody as soon as it is opened and left, in several tabs', async () => {
    const stream = await streamOf(asAuthor)
    const place = { entity: 'articles', id: 101 }
    await told(asEditor, { tab: tab('a'), places: [place] })
    await stream.until(101, 'editor')
    await told(asAuthor, { tab: tab('b'), places: [place, { entity: 'pages', id: 5 }] })
    await stream.until(101, 'author', 'editor')
    await told(asEditor, { tab: tab('c'), places: [place] }, { tab: tab('a'), places: [] })
    await told(asAuthor, { tab: tab('b'), places: [{ entity: 'pages', id: 5 }] })
    await stream.until(101, 'editor')
    await told(asEditor, { tab: tab('c'), places: [] })
    await stream.until(101)
    await stream.close()
  })

  it('is known to a stream that comes later, and to one at another cms', async () => {
    await told(asEditor, { tab: tab('d'), places: [{ entity: 'articles', id: 102 }] })
    const first = await streamOf(asAuthor)
    await first.until(102, 'editor')
    const neighbour = await newsroom.openNeighbour()
    const there = await restAs({ ...newsroom, payload: neighbour }, 'administrator')
    const second = await streamOf(there)
    await second.until(102, 'editor')
    await told(asEditor, { tab: tab('d'), places: [] })
    await Promise.all([first.until(102), second.until(102)])
    await Promise.all([first.close(), second.close()])
    await neighbour.destroy()
  })

  it('is forgotten after a while without a sign', async () => {
    const stream = await streamOf(asAuthor)
    await told(asEditor, { tab: tab('e'), places: [{ entity: 'articles', id: 103 }] })
    await stream.until(103, 'editor')
    const { drizzle } = newsroom.payload.db
    await forgetSilent(newsroom.payload)
    const { rows } = await drizzle.execute(sql`SELECT FROM presence WHERE document_id = 103`)
    expect(rows).toHaveLength(1)
    await drizzle.execute(sql`UPDATE presence SET seen_at = seen_at - interval '16 s'`)
    await forgetSilent(newsroom.payload)
    await stream.until(103)
    await stream.close()
  })

  it('is told to the newsroom only, of what there is, and within limits', async () => {
    const anyone = restAsAnyone(newsroom)
    const place = { entity: 'articles', id: 1 }
    expect((await anyone('GET', '/presence')).status).toBe(403)
    expect((await anyone('POST', '/presence', { tabs: [] })).status).toBe(403)
    const one = { tab: tab('f'), places: [place] }
    for (const tabs of [
      [],
      'x',
      [{ ...one, tab: 'x' }],
      [{ ...one, more: 1 }],
      [{ ...one, places: [{ entity: 'nothing', id: 1 }] }],
      [{ ...one, places: [{ entity: 'articles', id: -1 }] }],
      [{ ...one, places: Array.from({ length: 21 }, () => place) }],
      Array.from({ length: 51 }, () => one),
    ])
      expect((await asEditor('POST', '/presence', { tabs })).status).toBe(400)
    const streams = await Promise.all(
      Array.from({ length: 20 }, () => asEditor('GET', '/presence')),
    )
    expect((await asEditor('GET', '/presence')).status).toBe(503)
    expect((await asAuthor('GET', '/presence')).status).toBe(200)
    for (const { body } of streams) await body?.cancel()
    expect((await asEditor('GET', '/presence')).status).toBe(200)
  })
})

it('B-EDIT-3 a save is told to everybody, with who and when, once it is stored', async () => {
  const { id } = await newsroom.publish()
  const answer = await asAuthor('GET', '/presence')
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader()
  const { doc } = await (
    await asEditor('PATCH', `/articles/${id}?depth=0`, { accent: 'Нов' })
  ).json()
  // That it was published may be told late, too.
  const ofSave = /event: saved\ndata: (.*"name":"editor".*)\n/
  let text = ''
  while (!ofSave.test(text)) text += (await reader.read()).value ?? ''
  const said = ofSave.exec(text)?.[1] ?? ''
  const { user: writer, ...save } = saveSchema.parse(JSON.parse(said))
  expect(save).toEqual({ entity: 'articles', id, name: 'editor', at: doc.updatedAt })
  expect(writer).toBeGreaterThan(0)
  await reader.cancel()
})

describe('B-EDIT-3 a lock', () => {
  const locks = 'payload-locked-documents'
  async function lockedBy(call: Caller, on: object): Promise<number> {
    const { user } = await (await call('GET', '/users/me')).json()
    const data = { ...on, user: { relationTo: 'users', value: user.id } } as never
    return (await newsroom.payload.create({ collection: locks, depth: 0, data })).id
  }
  const isLocked = async (id: number) =>
    (await newsroom.payload.count({ collection: locks, where: { id: { equals: id } } })).totalDocs >
    0

  it('goes with the last tab of its user in which the document is open', async () => {
    const { id } = await newsroom.publish()
    const { id: other } = await newsroom.publish()
    const lock = await lockedBy(asEditor, { document: { relationTo: 'articles', value: id } })
    const kept = await lockedBy(asEditor, { document: { relationTo: 'articles', value: other } })
    const place = { entity: 'articles', id }
    await told(asEditor, { tab: tab('1'), places: [place] }, { tab: tab('2'), places: [place] })
    await told(asAuthor, { tab: tab('3'), places: [place] })
    await told(asEditor, { tab: tab('1'), places: [] })
    await told(asAuthor, { tab: tab('3'), places: [] })
    expect(await isLocked(lock)).toBe(true)
    await told(asEditor, { tab: tab('2'), places: [] })
    expect([await isLocked(lock), await isLocked(kept)]).toEqual([false, true])
  })

  it('of a global too, also where the tab falls silent', async () => {
    const lock = await lockedBy(asEditor, { globalSlug: 'about' })
    await told(asEditor, { tab: tab('4'), places: [{ entity: 'about', id: 0 }] })
    await newsroom.payload.db.drizzle.execute(
      sql`UPDATE presence SET seen_at = seen_at - interval '16 s'`,
    )
    await forgetSilent(newsroom.payload)
    expect(await isLocked(lock)).toBe(false)
  })
})
