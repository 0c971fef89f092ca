import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { query } from '../../../../scripts/postgres/connection.ts'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { restAs, restAsAnyone, type Caller } from '../../testing/rest.ts'

let newsroom: TestNewsroom
let ana: Caller
let boris: Caller

beforeAll(async () => {
  newsroom = await openNewsroom()
  ana = await restAs(newsroom, 'editor')
  boris = await restAs(newsroom, 'administrator')
})
afterAll(() => newsroom.close())

it('B-EDIT-1 all documents are guarded but those that only the system writes', () => {
  const { collections, globals } = newsroom.payload.config
  const unguarded = [...collections, ...globals]
    .filter(({ fields }) => !fields.some((field) => 'name' in field && field.name === 'saveGuard'))
    .map(({ slug }) => slug)
  expect(unguarded.filter((slug) => !slug.startsWith('payload-')).toSorted()).toEqual([
    ...['article-views', 'audit-log', 'branding-requests', 'contact-submissions', 'log-entries'],
    ...['picture-cuts', 'publish-events', 'publishing-clock', 'quote-images', 'quote-views'],
    ...['redirects', 'retired-files', 'sign-in-attempts'],
  ])
})

const docSchema = z.looseObject({ id: z.number(), updatedAt: z.string() })

/** The stored document in the response to a call. */
async function stored(answer: Promise<Response>) {
  const response = await answer
  const text = await response.text()
  expect(response.status, text).toBeLessThan(300)
  const value = z
    .object({ doc: docSchema.optional(), result: docSchema.optional() })
    .loose()
    .parse(JSON.parse(text))
  return docSchema.parse(value.doc ?? value.result ?? value)
}

const conflictSchema = z.object({
  errors: z.tuple([
    z.object({
      message: z.string(),
      data: z.object({ who: z.string(), when: z.iso.datetime(), fields: z.array(z.string()) }),
    }),
  ]),
})

async function refused(answer: Promise<Response>) {
  const response = await answer
  expect(response.status).toBe(409)
  return conflictSchema.parse(await response.json()).errors[0]
}

const latest = async (id: number) => stored(ana('GET', `/articles/${id}?draft=true&depth=0`))

const published = () => newsroom.publish({ title: 'Първо заглавие' })

describe('B-EDIT-1 a save whose writer has not seen what stands', () => {
  it('is refused as a second publish, says who, when and what, and changes nothing', async () => {
    const { id, updatedAt: basedOn } = await published()
    const first = await stored(
      ana('PATCH', `/articles/${id}`, { title: 'На Ана', _status: 'published', basedOn }),
    )
    const late = { accent: 'На Борис', _status: 'published', title: 'Първо заглавие', basedOn }
    const { message, data } = await refused(boris('PATCH', `/articles/${id}?depth=0`, late))
    expect(data).toEqual({ who: 'editor', when: first.updatedAt, fields: ['title'] })
    expect(message).toContain('Not saved: editor has saved a newer version')
    const row = await stored(ana('GET', `/articles/${id}?depth=0`))
    expect(row).toMatchObject({ title: 'На Ана', updatedAt: first.updatedAt })
    expect(row.accent ?? null).toBeNull()
    // After Boris has seen the newer version, he may save.
    const seen = { accent: late.accent, _status: 'published', basedOn: first.updatedAt }
    const second = await stored(boris('PATCH', `/articles/${id}?depth=0`, seen))
    expect(second).toMatchObject({ title: 'На Ана', accent: 'На Борис' })
  })

  it('is refused where only a draft is newer than the published row, and by an autosave too', async () => {
    const { id, updatedAt: basedOn } = await published()
    await stored(ana('PATCH', `/articles/${id}?draft=true`, { accent: 'чернова', basedOn }))
    for (const way of ['', '?draft=true', '?draft=true&autosave=true']) {
      const { data } = await refused(
        boris('PATCH', `/articles/${id}${way}`, { title: 'Б', basedOn }),
      )
      expect(data.fields).toEqual(['accent', '_status'])
    }
    expect(await latest(id)).toMatchObject({ title: 'Първо заглавие', accent: 'чернова' })
  })

  it('is refused as unpublishing, trashing, restoring from the trash and restoring a version', async () => {
    const { id, updatedAt: basedOn } = await published()
    const seen = await stored(ana('PATCH', `/articles/${id}`, { title: 'Нещо', basedOn }))
    const { rows } = await query(
      newsroom.payload.db.poolOptions.connectionString ?? '',
      `SELECT id FROM _articles_v WHERE parent_id = ${id} ORDER BY id LIMIT 1`,
    )
    const version = `/articles/versions/${Number(rows[0]?.id)}`
    await refused(boris('PATCH', `/articles/${id}`, { _status: 'draft', basedOn }))
    await refused(boris('PATCH', `/articles/${id}`, { deletedAt: seen.updatedAt, basedOn }))
    await refused(boris('POST', `${version}?basedOn=${basedOn}`))
    await refused(boris('POST', `${version}?draft=true&basedOn=${basedOn}`))
    const restored = await stored(boris('POST', `${version}?basedOn=${seen.updatedAt}`))
    expect(restored).toMatchObject({ title: 'Първо заглавие' })
    const trashed = await stored(
      ana('PATCH', `/articles/${id}`, { deletedAt: seen.updatedAt, basedOn: restored.updatedAt }),
    )
    await refused(
      boris('PATCH', `/articles/${id}?trash=true`, { deletedAt: null, basedOn: seen.updatedAt }),
    )
    const back = { deletedAt: null, _status: 'published', basedOn: trashed.updatedAt }
    await stored(boris('PATCH', `/articles/${id}?trash=true`, back))
  })

  it('is refused for each document of a bulk call', async () => {
    const { id, updatedAt: basedOn } = await published()
    await stored(ana('PATCH', `/articles/${id}`, { title: 'Ново', basedOn }))
    const answer = await boris('PATCH', `/articles?where[id][equals]=${id}`, {
      accent: 'Б',
      basedOn,
    })
    expect(answer.ok).toBe(false)
    expect((await latest(id)).accent ?? null).toBeNull()
  })

  it('is refused for other kinds of documents, and for globals', async () => {
    const category = await stored(ana('POST', '/categories', { value: 'Наука', order: 7 }))
    const { updatedAt: basedOn } = category
    await stored(ana('PATCH', `/categories/${category.id}`, { order: 8, basedOn }))
    const { data } = await refused(
      boris('PATCH', `/categories/${category.id}`, { value: 'Изкуство', basedOn }),
    )
    expect(data).toMatchObject({ who: 'editor', fields: ['order'] })

    const settings = () => ana('GET', '/globals/site-settings?depth=0')
    const first = await stored(
      boris('POST', '/globals/site-settings', { homeMessage: 'Здравейте' }),
    )
    const based = { basedOn: first.updatedAt }
    await stored(boris('POST', '/globals/site-settings', { homeMessage: 'Добре дошли', ...based }))
    const late = await refused(
      boris('POST', '/globals/site-settings', { siteName: 'Друго', ...based }),
    )
    expect(late.data).toMatchObject({ who: 'administrator', fields: ['homeMessage'] })
    expect(await (await settings()).json()).toMatchObject({ homeMessage: 'Добре дошли' })
  })

  it('goes through without basedOn, as before', async () => {
    const { id } = await published()
    await stored(ana('PATCH', `/articles/${id}`, { title: 'Едно' }))
    await stored(boris('PATCH', `/articles/${id}`, { accent: 'Друго' }))
    expect(await latest(id)).toMatchObject({ title: 'Едно', accent: 'Друго' })
  })

  it.each([['вчера'], [7], [{}], ['2026-13-01T00:00:00Z']])(
    'says what %j should be',
    async (basedOn) => {
      const { id } = await published()
      const answer = await ana('PATCH', `/articles/${id}`, { title: 'Не', basedOn })
      expect(answer.status).toBe(400)
      expect(await answer.text()).toContain('basedOn has to be a moment')
      expect(await latest(id)).toMatchObject({ title: 'Първо заглавие' })
    },
  )

  it('tells nothing to who may not save', async () => {
    const { id } = await published()
    const author = await restAs(newsroom, 'author')
    const old = { title: 'Не', basedOn: '2020-01-01T00:00:00.000Z' }
    for (const call of [author, restAsAnyone(newsroom)]) {
      const answer = await call('PATCH', `/articles/${id}`, old)
      expect(answer.status).toBe(403)
      expect(await answer.text()).not.toContain('when')
    }
  })
})

describe('B-EDIT-1 two saves at once', () => {
  it('of the same moment never both go through', async () => {
    for (let round = 0; round < 10; round += 1) {
      const { id, updatedAt: basedOn } = await published()
      const ways = ['?draft=true', '?draft=true&autosave=true', '']
      const answers = await Promise.all(
        [ana, boris, ana, boris].map((call, index) =>
          call('PATCH', `/articles/${id}${ways[(round + index) % 3] ?? ''}`, {
            title: `Заглавие ${index}`,
            basedOn,
          }),
        ),
      )
      const statuses = answers.map(({ status }) => status).sort()
      expect(statuses).toEqual([200, 409, 409, 409])
    }
  })

  it('never bear the same moment, however fast they come', async () => {
    const { id } = await published()
    const moments: string[] = []
    for (let save = 0; save < 30; save += 1) {
      const { updatedAt } = await stored(
        ana('PATCH', `/articles/${id}?draft=true&depth=0`, { title: `Заглавие ${save}` }),
      )
      moments.push(updatedAt)
    }
    expect(moments).toEqual([...new Set(moments)].sort())
  })
})

describe('B-EDIT-1 an autosave', () => {
  const versions = async (id: number) => {
    const { docs } = await newsroom.payload.findVersions({
      collection: 'articles',
      where: { parent: { equals: id } },
      sort: 'createdAt',
      depth: 0,
    })
    return docs.map(({ version }) => version.title)
  }

  it('writes over its own, and beside that of somebody else', async () => {
    const { id } = await published()
    const autosave = (call: Caller, title: string, basedOn: string) =>
      stored(call('PATCH', `/articles/${id}?draft=true&autosave=true&depth=0`, { title, basedOn }))
    let { updatedAt } = await latest(id)
    for (const [call, title] of [
      [ana, 'На Ана'],
      [ana, 'На Ана пак'],
      [boris, 'На Борис'],
      [boris, 'На Борис пак'],
      [ana, 'Последно'],
    ] as const) {
      ;({ updatedAt } = await autosave(call, title, updatedAt))
    }
    expect(await versions(id)).toEqual(['Първо заглавие', 'На Ана пак', 'На Борис пак', 'Последно'])
  })
})

it('the records of saves go after 400 days', async () => {
  const { housekeep } = await import('../../housekeeping.ts')
  const { payload } = newsroom
  const url = payload.db.poolOptions.connectionString ?? ''
  await published()
  await query(
    url,
    `UPDATE document_saves SET saved_at = saved_at - interval '401 days' WHERE id = (SELECT min(id) FROM document_saves)`,
  )
  const count = async () =>
    Number((await query(url, 'SELECT count(*)::int AS n FROM document_saves')).rows[0]?.n)
  const before = await count()
  await housekeep(payload.db.drizzle, [])
  expect(await count()).toBe(before - 1)
})
