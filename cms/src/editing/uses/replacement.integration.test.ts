import type { Article } from '@kariera/shared/payload-types'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyShowing } from '../../testing/bodyShowing.ts'
import { openNewsroom, storeAccount, type TestNewsroom } from '../../testing/newsroom.ts'
import { redAndBlue } from '../../testing/pictures.ts'
import { restAs, type Caller } from '../../testing/rest.ts'
import { replacedSchema, usedSchema, type Replaced } from './use.ts'

let newsroom: TestNewsroom
let asEditor: Caller
let asAdministrator: Caller
const at = { depth: 0 } as const

beforeAll(async () => {
  newsroom = await openNewsroom()
  asEditor = await restAs(newsroom, 'editor')
  asAdministrator = await restAs(newsroom, 'administrator')
})
afterAll(() => newsroom.close())

let made = 0
async function category(): Promise<number> {
  made += 1
  const data = { value: `Категория ${made}`, order: made }
  return (await newsroom.payload.create({ ...at, collection: 'categories', data })).id
}

async function picture(): Promise<number> {
  const req = await newsroom.asEditor()
  const file = await redAndBlue(1600, 800)
  return (await newsroom.payload.create({ ...at, collection: 'media', data: {}, file, req })).id
}

async function replaced(what: string, by: number): Promise<Replaced> {
  const answer = await asEditor('POST', `/uses/${what}/replacement`, { by })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return replacedSchema.parse(await answer.json())
}

const seen = (id: number, draft = false): Promise<Article> =>
  newsroom.payload.findByID({ ...at, collection: 'articles', id, draft, trash: true })

describe('A-ERR-1 what cannot be deleted while it is used is replaced in all its places', () => {
  it('a category: of articles that are live, drafts, both, and in the trash', async () => {
    const { payload, publish } = newsroom
    const [former, other] = [await category(), await category()]
    const live = await publish({ category: former })
    const draft = await publish({ category: former, _status: 'draft' })
    const both = await publish({ category: former, title: 'На живо' })
    const change = { title: 'Още не' }
    await payload.update({ ...at, collection: 'articles', id: both.id, draft: true, data: change })
    const trashed = await publish({ category: former })
    const deletedAt = new Date().toISOString()
    await payload.update({ ...at, collection: 'articles', id: trashed.id, data: { deletedAt } })
    expect((await asAdministrator('DELETE', `/categories/${former}`)).status).toBe(409)

    expect(await replaced(`categories/${former}`, other)).toEqual({
      ...{ replaced: 4, left: 0, refusal: null },
    })

    for (const { id } of [live, draft, both, trashed])
      expect((await seen(id, true)).category).toBe(other)
    for (const { id } of [live, both, trashed]) expect((await seen(id)).category).toBe(other)
    expect(await seen(live.id)).toMatchObject({ _status: 'published' })
    expect(await seen(draft.id)).toMatchObject({ _status: 'draft' })
    expect(await seen(both.id)).toMatchObject({ _status: 'published', title: 'На живо' })
    expect(await seen(both.id, true)).toMatchObject({ _status: 'draft', title: 'Още не' })
    expect((await seen(trashed.id)).deletedAt).toBeTruthy()
    expect((await asAdministrator('DELETE', `/categories/${former}`)).status).toBe(200)
  })

  it('and not by a draft that has given it up', async () => {
    const { payload, publish } = newsroom
    const [former, other] = [await category(), await category()]
    const { id } = await publish({ category: former, _status: 'draft' })
    const data = { category: other }
    await payload.update({ ...at, collection: 'articles', id, draft: true, data })
    expect((await asAdministrator('DELETE', `/categories/${former}`)).status).toBe(200)
    expect((await seen(id, true)).category).toBe(other)
  })

  it('a picture: the main one, without the part that was cut of it, in texts, of the author', async () => {
    const { payload, publish } = newsroom
    const [former, other] = [await picture(), await picture()]
    const pictureCrop = { x: 0, y: 100, width: 750, height: 500 }
    const asMain = await publish({ picture: former, pictureCrop })
    const inText = await publish({ body: bodyShowing(former) })
    const asText = await publish({ body: bodyShowing(former) })
    const written = JSON.stringify(bodyShowing(String(former)))
    await payload.db.drizzle.execute(
      sql`UPDATE articles SET body = ${written}::jsonb WHERE id = ${asText.id}`,
    )
    await payload.updateGlobal({ ...at, slug: 'about', data: { authorPicture: former } })

    expect(await replaced(`media/${former}`, other)).toEqual({
      ...{ replaced: 4, left: 0, refusal: null },
    })

    expect(await seen(asMain.id)).toMatchObject({ picture: other, pictureCrop: null })
    for (const { id } of [inText, asText]) {
      const shown = JSON.stringify((await seen(id)).body)
      expect(shown).toContain(`"value":${other}`)
      expect(shown).not.toMatch(new RegExp(`"value":"?${former}\\b`))
    }
    expect((await payload.findGlobal({ ...at, slug: 'about' })).authorPicture).toBe(other)
    expect((await asEditor('DELETE', `/media/${former}`)).status).toBe(200)
  })

  it('an author, whose account is deleted only then', async () => {
    const { payload, publish } = newsroom
    const [former, other] = [
      await storeAccount(payload, { name: 'Бивша', role: 'author' }),
      await storeAccount(payload, { name: 'Нова', role: 'author' }),
    ]
    const { id } = await publish({ title: 'Нейната', author: former.id })
    await payload.update({ ...at, collection: 'articles', id, data: { author: former.id } })
    const refused = await asAdministrator('DELETE', `/users/${former.id}`)
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('Written by this person (1): Article “Нейната”.')

    expect((await replaced(`users/${former.id}`, other.id)).replaced).toBe(1)

    expect((await seen(id)).author).toBe(other.id)
    expect((await asAdministrator('DELETE', `/users/${former.id}`)).status).toBe(200)
    expect((await seen(id)).author).toBe(other.id)
  })

  it('a position of banners', async () => {
    const { payload } = newsroom
    const position = (id: string) =>
      payload.create({
        ...at,
        collection: 'banner-positions',
        data: { bannerPosition: id, dropdownName: id, width: 100, height: 100 },
      })
    const [former, other] = [await position('former'), await position('other')]
    const data = { position: former.id, svgContent: '<p>Реклама</p>' }
    const { id } = await payload.create({ ...at, collection: 'banners', data })
    expect((await replaced(`banner-positions/${former.id}`, other.id)).replaced).toBe(1)
    const { position: now } = await payload.findByID({
      ...at,
      collection: 'banners',
      id: id,
    })
    expect(now).toBe(other.id)
    expect((await asEditor('DELETE', `/banner-positions/${former.id}`)).status).toBe(200)
  })

  it('twenty at a time, until none is left', async () => {
    const [former, other] = [await category(), await category()]
    for (let article = 0; article < 21; article += 1) await newsroom.publish({ category: former })
    expect(await replaced(`categories/${former}`, other)).toMatchObject({ replaced: 20, left: 1 })
    expect(await replaced(`categories/${former}`, other)).toMatchObject({ replaced: 1, left: 0 })
  })

  it('up to an article that cannot be saved, which is named', async () => {
    const [former, other] = [await category(), await category()]
    const faulty = await newsroom.publish({ category: former, title: 'Остава' })
    const changed = await newsroom.publish({ category: former })
    const { drizzle } = newsroom.payload.db
    const long = 'я'.repeat(1000)
    await drizzle.execute(sql`UPDATE articles SET entity_name = ${long} WHERE id = ${faulty.id}`)
    await drizzle.execute(
      sql`UPDATE _articles_v SET version_entity_name = ${long} WHERE parent_id = ${faulty.id}`,
    )
    const { refusal, ...counts } = await replaced(`categories/${former}`, other)
    expect(counts).toEqual({ replaced: 1, left: 1 })
    expect(refusal).toContain('Not replaced in Article “Остава”: ')
    expect((await seen(changed.id)).category).toBe(other)
    expect((await seen(faulty.id)).category).toBe(former)
  })

  it('by editors only, and by what is there', async () => {
    const { id: article } = await newsroom.publish()
    const category = newsroom.categoryId
    const asAuthor = await restAs(newsroom, 'author')
    const path = `/uses/categories/${category}/replacement`
    expect((await asAuthor('POST', path, { by: category })).status).toBe(403)
    for (const body of [{}, { by: category }, { by: 2_000_000_000 }, { by: '1' }, { by: 1.5 }])
      expect((await asEditor('POST', path, body)).status, JSON.stringify(body)).toBe(400)
    for (const kept of [`articles/${article}`, 'hashtags/1', 'nothing/1', 'categories/x'])
      expect((await asEditor('POST', `/uses/${kept}/replacement`, { by: 1 })).status).toBe(404)
    expect((await seen(article)).category).toBe(category)
  })
})

describe('A-ERR-1 of several documents', () => {
  it('it is said which are used, each in how many places', async () => {
    const [used, unused] = [await category(), await category()]
    await newsroom.publish({ category: used })
    await newsroom.publish({ category: used })
    const of = async (what: string) =>
      usedSchema.parse(await (await asEditor('GET', `/uses/${what}`)).json())
    expect(await of(`categories?ids=${used},${unused}`)).toEqual({
      ...{ used: [{ id: used, count: 2 }], areKept: true },
    })
    expect((await of('hashtags?ids=1')).areKept).toBe(false)
    const many = Array.from({ length: 101 }, (_, index) => index + 1).join()
    for (const ids of ['', '?ids=', '?ids=x', '?ids=1,', `?ids=${many}`, '?ids[]=1'])
      expect((await asEditor('GET', `/uses/categories${ids}`)).status, ids).toBe(400)
  })
})
