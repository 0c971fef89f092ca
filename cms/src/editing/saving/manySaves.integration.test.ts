import type { User } from '@kariera/shared/payload-types'
import { sql } from '@payloadcms/db-postgres'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { idList } from '../../lib/db/lists.ts'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { redAndBlue } from '../../testing/pictures.ts'
import { restAs, restAsAnyone, type Caller } from '../../testing/rest.ts'
import { bodyOf } from '../../testing/text.ts'

let newsroom: TestNewsroom
let asEditor: Caller
let asAdministrator: Caller

const rounds = process.env.LONG ? 10 : 2

beforeAll(async () => {
  newsroom = await openNewsroom()
  asEditor = await restAs(newsroom, 'editor')
  asAdministrator = await restAs(newsroom, 'administrator')
})
afterAll(() => newsroom.close())

const times = <Result>(count: number, work: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))
const idOf = async (answer: Response) => ((await answer.json()) as { doc: { id: number } }).doc.id
const picture = async () => {
  const { data, mimetype } = await redAndBlue()
  const form = new FormData()
  form.set('file', new File([new Uint8Array(data)], 'picture.jpeg', { type: mimetype }))
  form.set('_payload', JSON.stringify({ alt: 'Две полета', author: 'Автор' }))
  return form
}

/** Largest number of connections of the pool in use at once during the work. */
async function connectionsTaken(work: () => Promise<unknown>): Promise<number> {
  const { pool } = newsroom.payload.db
  let taken = 0
  let most = 0
  const take = () => (most = Math.max(most, (taken += 1)))
  const give = () => (taken -= 1)
  pool.on('acquire', take)
  pool.on('release', give)
  await work()
  pool.off('acquire', take)
  pool.off('release', give)
  return most
}

describe('invariant 11: a save takes one connection', () => {
  const trashed = () => ({ deletedAt: new Date().toISOString() })
  const article = { title: 'Нова', body: bodyOf('Текст'), _status: 'published' }
  type Save = [string, () => Promise<Response>]

  /** @returns the function that sends the request, after its article was created */
  const onArticle =
    (method: 'PATCH' | 'DELETE', query: string, body?: () => object) => async (call: Caller) => {
      const { id } = await newsroom.publish()
      return () => call(method, `/articles/${id}${query}`, body?.())
    }

  it.each([
    ['of a draft', onArticle('PATCH', '?draft=true', () => ({ title: 'Друга' }))],
    ['by autosave', onArticle('PATCH', '?draft=true&autosave=true', () => ({ title: 'Друга' }))],
    ['that publishes', onArticle('PATCH', '', () => ({ title: 'Друга', hashtags: ['нов'] }))],
    ['into the trash', onArticle('PATCH', '', trashed)],
  ])('%s', async (_which, prepare) => {
    const send = await prepare(asEditor)
    const most = await connectionsTaken(async () => expect((await send()).status).toBe(200))
    expect(most).toBe(1)
  })

  it('of a new article, and of all others', async () => {
    const { id, slug } = await newsroom.publish()
    await asEditor('PATCH', `/articles/${id}`, { title: 'Втора' })
    const versions = await asEditor('GET', `/articles/versions?where[parent][equals]=${id}&depth=0`)
    const { docs } = (await versions.json()) as { docs: { id: number }[] }
    const [trash, rubbish] = await times(2, () => newsroom.publish(trashed()))
    const quote = await idOf(
      await asEditor('POST', '/quotes', { quoteText: 'Думи', author: 'Някой' }),
    )
    const media = await idOf(await asEditor('POST', '/media', await picture()))
    const form = await picture()
    const saves: Save[] = [
      [
        'create',
        () => asEditor('POST', '/articles', { ...article, category: newsroom.categoryId }),
      ],
      ['bulk', () => asEditor('PATCH', `/articles?where[slug][equals]=${slug}`, { accent: 'А' })],
      ['version', () => asEditor('POST', `/articles/versions/${docs.at(-1)?.id}?draft=true`)],
      [
        'out of the trash',
        () => asEditor('PATCH', `/articles/${trash!.id}?trash=true`, { deletedAt: null }),
      ],
      ['for good', () => asAdministrator('DELETE', `/articles/${rubbish!.id}?trash=true`)],
      ['global', () => asAdministrator('POST', '/globals/site-settings', { siteName: 'Кариера' })],
      [
        'category',
        () => asEditor('PATCH', `/categories/${newsroom.categoryId}`, { value: 'Работа' }),
      ],
      ['quote', () => asEditor('PATCH', `/quotes/${quote}`, { quoteText: 'Други думи' })],
      ['upload', () => asEditor('POST', '/media', form)],
      ['picture', () => asEditor('PATCH', `/media/${media}`, { alt: 'Друго' })],
      ['order', () => asEditor('POST', '/paid-order/reorder', { order: [] })],
      [
        'employer',
        () => asEditor('POST', '/employers', { slug: 'firma', website: 'https://a.example' }),
      ],
    ]
    for (const [name, save] of saves) {
      let answer = new Response()
      const most = await connectionsTaken(async () => {
        answer = await save()
      })
      expect(answer.ok, `${name}: ${await answer.text()}`).toBe(true)
      expect([name, most]).toEqual([name, 1])
    }
  })
})

describe('invariant 11: fifty saves at once', () => {
  const articles = () => times(50, () => newsroom.publish())
  const patch = (id: number, query: string, body: object) =>
    asEditor('PATCH', `/articles/${id}${query}`, body)

  /** @returns the statuses of the answers, and how long the slowest took, milliseconds */
  async function answered(calls: (() => Promise<Response>)[]) {
    const started = performance.now()
    const answers = await Promise.all(
      calls.map(async (call) => {
        const { status } = await call()
        return { status, ms: performance.now() - started }
      }),
    )
    const slowest = Math.max(...answers.map(({ ms }) => ms))
    console.log(`${calls.length} calls at once: the slowest took ${Math.round(slowest)} ms`)
    return [...new Set(answers.map(({ status }) => status))]
  }

  it('of fifty articles, and of one, are all stored', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const ids = (await articles()).map(({ id }) => id)
      const title = `Кръг ${round}`
      const drafts = ids.map((id) => () => patch(id, '?draft=true', { title }))
      expect(await answered(drafts)).toEqual([200])
      const [id = 0] = ids
      const same = ids.map((_, n) => () => patch(id, '?draft=true', { accent: `Дума ${n}` }))
      expect(await answered(same)).toEqual([200])
      const { rows } = await newsroom.payload.db.drizzle.execute(sql`
        SELECT count(DISTINCT parent_id)::int AS count FROM _articles_v
        WHERE version_title = ${title} AND latest`)
      expect(rows).toEqual([{ count: 50 }])
    }
  })

  it('of one article that its writers have seen in the same state: one is stored, the others are told', async () => {
    const { id, updatedAt: basedOn } = await newsroom.publish()
    const answers = await times(50, (n) => patch(id, '', { title: `Заглавие ${n}`, basedOn }))
    const statuses = answers.map(({ status }) => status).toSorted()
    expect(statuses).toEqual([200, ...Array.from({ length: 49 }, () => 409)])
  })

  /** Runs the background work of the newsroom: announces what is due, and deletes what nothing refers to. */
  async function byItself(): Promise<void> {
    const { payload } = newsroom
    const [
      { schedules },
      { tick },
      { housekeep },
      { sweepOrphans, sweepRetired },
      { pictureStorages },
    ] = await Promise.all([
      import('../../composition.ts'),
      import('../../publishing/scheduler.ts'),
      import('../../housekeeping.ts'),
      import('../../collections/media/sweepFiles.ts'),
      import('../../collections/media/storage/storage.ts'),
    ])
    await Promise.all([
      payload.db.drizzle.transaction((transaction) => tick(transaction, schedules)),
      payload.db.drizzle.transaction((transaction) => housekeep(transaction, [])),
      sweepRetired(payload),
      ...pictureStorages.map((storage) => sweepOrphans(payload, storage)),
    ])
  }

  it('of every kind, with readers and strangers, the scheduler and the sweeps beside them, are all answered', async () => {
    const asAnyone = restAsAnyone(newsroom)
    const colleagues = await times(4, () => restAs(newsroom, 'editor' satisfies User['role']))
    const forms = await times(6, picture)
    for (let round = 0; round < rounds; round += 1) {
      const ids = (await articles()).map(({ id }) => id)
      const due = new Date(Date.now() + 200).toISOString()
      const scheduled = await times(5, () => newsroom.publish({ datePublished: due }))
      const kinds = [
        (id: number, call: Caller) => call('PATCH', `/articles/${id}?draft=true`, { title: 'А' }),
        (id: number, call: Caller) =>
          call('PATCH', `/articles/${id}?draft=true&autosave=true`, { title: 'Б' }),
        (id: number, call: Caller) => call('PATCH', `/articles/${id}`, { title: 'В' }),
        (id: number, call: Caller) =>
          call('PATCH', `/articles/${id}`, { deletedAt: new Date().toISOString() }),
        (id: number, call: Caller) =>
          call('PATCH', `/articles?where[id][equals]=${id}`, { accent: 'Г' }),
        (id: number, call: Caller) => call('GET', `/articles/${id}?draft=true`),
        () => asAnyone('GET', '/search?title=%D0%97%D0%B0%D0%B3%D0%BB'),
      ]
      const calls = ids.map((id, index) => {
        const kind = kinds[index % kinds.length] ?? kinds[0]!
        return () => kind(id, colleagues[index % colleagues.length]!)
      })
      const uploads = forms.map((form) => () => asEditor('POST', '/media', form))
      const settings = () => asAdministrator('POST', '/globals/site-settings', { siteName: 'К' })
      const [statuses] = await Promise.all([
        answered([...calls, ...uploads, settings]),
        ...[1, 2, 3].map(byItself),
      ])
      expect(statuses.filter((status) => status >= 400)).toEqual([])
      await setTimeout(200)
      await byItself()
      const { rows } = await newsroom.payload.db.drizzle.execute(sql`
        SELECT count(DISTINCT document_id)::int AS announced FROM publish_events
        WHERE created_at >= ${due} AND document_type = 'articles'
          AND document_id IN ${idList(scheduled.map(({ id }) => id))}`)
      expect(rows).toEqual([{ announced: scheduled.length }])
    }
  })
})
