import type { Media } from '@kariera/shared/payload-types'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bodyShowing } from '../../testing/bodyShowing.ts'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { redAndBlue } from '../../testing/pictures.ts'
import { restAs, type Caller } from '../../testing/rest.ts'

let newsroom: TestNewsroom
let asEditor: Caller
let inBulgarian: Caller
const at = { depth: 0 } as const

beforeAll(async () => {
  newsroom = await openNewsroom()
  asEditor = await restAs(newsroom, 'editor')
  inBulgarian = await restAs(newsroom, 'editor', 'bg')
})
afterAll(() => newsroom.close())

async function picture(): Promise<Media> {
  const req = await newsroom.asEditor()
  return newsroom.payload.create({ collection: 'media', data: {}, file: await redAndBlue(), req })
}

async function isThere(id: number): Promise<boolean> {
  const { totalDocs } = await newsroom.payload.count({
    collection: 'media',
    where: { id: { equals: id } },
  })
  return totalDocs === 1
}

describe('A-ERR-1 a picture is deleted only while nothing uses it', () => {
  it('goes with its files marked, and nobody has to be told', async () => {
    const { id, filename } = await picture()
    const { payload } = newsroom
    const events = () => payload.count({ collection: 'publish-events' })
    const before = await events()
    expect((await asEditor('DELETE', `/media/${id}`)).status).toBe(200)
    expect(await isThere(id)).toBe(false)
    const retired = {
      collection: 'retired-files',
      where: { filename: { equals: filename } },
    } as const
    expect((await payload.count(retired)).totalDocs).toBe(1)
    expect(await events()).toEqual(before)
  })

  it('is refused with up to three places and how many more', async () => {
    const { id } = await picture()
    const { publish, payload } = newsroom
    await publish({ title: 'Втора', body: bodyShowing(id), _status: 'draft' })
    const answer = await inBulgarian('DELETE', `/media/${id}`)
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain(
      'Използва се в: Статия „Втора“ (не е на сайта). Първо я махнете оттам.',
    )
    await publish({ title: 'Първа', picture: id })
    await publish({ title: 'Трета', picture: id })
    await publish({ title: 'Четвърта', picture: id })
    await payload.updateGlobal({ ...at, slug: 'about', data: { authorPicture: id } })
    const { errors } = await (await asEditor('DELETE', `/media/${id}`)).json()
    expect(errors[0].message).toBe(
      'It is used in: Article “Четвърта”, Article “Трета”, Article “Първа”, ' +
        'and 2 more. Take it out there first.',
    )
    const many = await asEditor('DELETE', `/media?where[id][equals]=${id}`)
    expect(await many.text()).toContain('It is used in')
    expect(await isThere(id)).toBe(true)
  })

  it('is not asked of authors, even for their own', async () => {
    const asAuthor = await restAs(newsroom, 'author')
    const form = new FormData()
    const { data, name, mimetype } = await redAndBlue()
    form.set('file', new File([new Uint8Array(data)], name, { type: mimetype }))
    const { doc } = await (await asAuthor('POST', '/media', form)).json()
    expect((await asAuthor('DELETE', `/media/${doc.id}`)).status).toBe(403)
    expect(await isThere(doc.id)).toBe(true)
  })

  it('or is refused to who saves it at the same moment, whoever comes first', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id } = await picture()
      const article = await newsroom.publish()
      const body = round % 2 === 0 ? { picture: id } : { body: bodyShowing(id) }
      const [saved, deleted] = await Promise.all([
        asEditor('PATCH', `/articles/${article.id}?depth=0`, { ...body, _status: 'published' }),
        asEditor('DELETE', `/media/${id}`),
      ])
      expect([200, 400]).toContain(saved.status)
      expect([200, 409]).toContain(deleted.status)
      const { count } = await (await asEditor('GET', `/uses/media/${id}`)).json()
      expect(count > 0, `${saved.status} ${deleted.status}`).toBe(await isThere(id))
    }
  })

  it('waits for who has named it and has not committed yet', async () => {
    const { id } = await picture()
    const { payload } = newsroom
    const article = await newsroom.publish()
    const transactionID = (await payload.db.beginTransaction()) ?? ''
    const req = Object.assign(await newsroom.asEditor(), { transactionID })
    const data = { body: bodyShowing(id) }
    await payload.update({ ...at, collection: 'articles', id: article.id, data, req })
    const deletion = asEditor('DELETE', `/media/${id}`)
    await expect.poll(waitingForLocks).toBe(1)
    await payload.db.commitTransaction(transactionID)
    expect((await deletion).status).toBe(409)
  })

  it('is left out of a version of long ago that still shows it', async () => {
    const { payload } = newsroom
    const { id } = await picture()
    const article = await newsroom.publish({ body: bodyShowing(id) })
    const where = { parent: { equals: article.id } }
    const { docs } = await payload.findVersions({ ...at, collection: 'articles', where, limit: 1 })
    const plain = await newsroom.publish()
    await payload.update({
      ...at,
      collection: 'articles',
      id: article.id,
      data: { body: plain.body },
    })
    expect((await asEditor('DELETE', `/media/${id}`)).status).toBe(200)
    const restored = await asEditor('POST', `/articles/versions/${docs[0]?.id}`)
    expect(restored.status, await restored.clone().text()).toBe(200)
    const now = await payload.findByID({ ...at, collection: 'articles', id: article.id })
    expect(JSON.stringify(now.body)).not.toContain('"upload"')
    expect(JSON.stringify(now.body)).toContain('Под този текст има снимка.')
  })
})

async function waitingForLocks(): Promise<number> {
  const { rows } = await newsroom.payload.db.drizzle.execute(sql`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event_type = 'Lock'`)
  return (rows as { count: number }[])[0]!.count
}

describe('A-ERR-1 a category that is used stays', () => {
  it('and the refusal names where', async () => {
    const asAdministrator = await restAs(newsroom, 'administrator')
    const data = { value: 'Пълна', order: 4 }
    const { id } = await newsroom.payload.create({ ...at, collection: 'categories', data })
    await newsroom.publish({ title: 'В нея', category: id })
    const answer = await asAdministrator('DELETE', `/categories/${id}`)
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('Articles stand in this category (1): Article “В нея”.')
  })
})
