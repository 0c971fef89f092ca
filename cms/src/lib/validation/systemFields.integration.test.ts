import { sql } from '@payloadcms/db-postgres'
import { setClock } from '@kariera/shared/clock'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { redAndBlue } from '../../testing/pictures.ts'
import { restAs, type Caller } from '../../testing/rest.ts'
import { bodyOf } from '../../testing/text.ts'

let newsroom: TestNewsroom
let asEditor: Caller
let asAdministrator: Caller

beforeAll(async () => {
  newsroom = await openNewsroom()
  asEditor = await restAs(newsroom, 'editor')
  asAdministrator = await restAs(newsroom, 'administrator')
})
afterEach(() => setClock(null))
afterAll(() => newsroom.close())

const far = '2199-01-02T03:04:05.000Z'
/** Values that a caller might forge in fields of the system. */
const forged = { id: 987_654, createdAt: far, updatedAt: far, globalType: 'x' }

const whole = () => ({ title: 'Заглавие', body: bodyOf('Текст'), category: newsroom.categoryId })

async function rowOf(slug: string, id: number): Promise<Record<string, unknown>> {
  const { rows } = await newsroom.payload.db.drizzle.execute(
    sql`SELECT * FROM ${sql.identifier(slug)} WHERE id = ${id}`,
  )
  return rows[0] ?? {}
}

describe('invariant 10: a field of the system is not written by a caller', () => {
  it.each(['published', 'draft'])('when an article is made as %s', async (_status) => {
    const answer = await asEditor('POST', '/articles', {
      ...{ ...whole(), ...forged, deletedAt: far, viewCount: 4, uniqueViews: 4, _status },
      ...{ lastViewedAt: far, wasPaid: true, bodyHtml: '<script>' },
    })
    expect(answer.status, await answer.clone().text()).toBe(201)
    const { doc } = await answer.json()
    expect(doc.id).not.toBe(forged.id)
    expect(doc.deletedAt ?? null).toBeNull()
    const { created_at: created, updated_at: updated } = await rowOf('articles', doc.id)
    expect([String(created), String(updated)].join()).not.toContain('2199')
  })

  it.each([
    ['by id', (id: number) => `/articles/${id}`],
    ['among many', (id: number) => `/articles?where[id][equals]=${id}`],
    ['as a draft', (id: number) => `/articles/${id}?draft=true`],
    ['by an autosave', (id: number) => `/articles/${id}?draft=true&autosave=true`],
  ])('when one is changed %s', async (_how, address) => {
    const { id, createdAt } = await newsroom.publish()
    const answer = await asEditor('PATCH', address(id), { ...forged, viewCount: 7, title: 'Ново' })
    expect(answer.status, await answer.clone().text()).toBe(200)
    const { docs } = await newsroom.payload.find({
      ...{ collection: 'articles', draft: true, depth: 0, where: { id: { equals: id } } },
    })
    expect(docs[0]).toMatchObject({ title: 'Ново', createdAt })
    expect(docs[0]?.updatedAt).not.toBe(far)
  })

  it('when one is duplicated', async () => {
    const { id } = await newsroom.publish()
    const answer = await asEditor('POST', `/articles/${id}/duplicate`, { ...forged })
    expect(answer.status, await answer.clone().text()).toBe(200)
    const { doc } = await answer.json()
    expect([doc.id, doc.createdAt]).not.toContain(forged.id)
    expect(doc.createdAt).not.toBe(far)
  })

  it('when a picture is sent, or changed, with a form', async () => {
    const { data, name, mimetype } = await redAndBlue(700, 500)
    const form = new FormData()
    const written = { ...forged, filename: 'x.html', mimeType: 'text/html', prefix: '../x' }
    form.set('_payload', JSON.stringify(written))
    form.set('file', new File([new Uint8Array(data)], name, { type: mimetype }))
    const { doc } = await (await asEditor('POST', '/media', form)).json()
    const before = await rowOf('media', doc.id)
    expect(String(before.created_at)).not.toContain('2199')
    expect(before.mime_type).toMatch(/^image\//)
    const edited = new FormData()
    edited.set('_payload', JSON.stringify({ ...written, alt: 'Друго', width: 1, filesize: 1 }))
    for (const address of [`/media/${doc.id}`, `/media?where[id][equals]=${doc.id}`]) {
      expect((await asEditor('PATCH', address, edited)).status).toBe(200)
    }
    // Payload notes the last between the first two saves; a picture is called by what it shows.
    const noted = { alt: 'Друго', title: 'Друго', updated_at: null, thumbnail_u_r_l: null }
    const after = await rowOf('media', doc.id)
    expect({ ...after, ...noted }).toEqual({ ...before, ...noted })
    expect(after.alt).toBe('Друго')
  })

  it.each(['site-settings', 'about'])('when the global %s is changed', async (slug) => {
    await asAdministrator('POST', `/globals/${slug}`, { homeMessage: 'Преди' })
    const answer = await asAdministrator('POST', `/globals/${slug}`, forged)
    expect(answer.status, await answer.clone().text()).toBe(200)
    const { result } = await answer.json()
    expect([result.createdAt, result.updatedAt, result.id]).not.toContain(far)
    expect(result.createdAt).not.toBe(far)
  })

  it('when a version is restored', async () => {
    const { id, createdAt } = await newsroom.publish()
    await asEditor('PATCH', `/articles/${id}`, { title: 'Второ', _status: 'published' })
    const where = { parent: { equals: id } }
    const { docs } = await newsroom.payload.findVersions({
      collection: 'articles',
      where,
      depth: 0,
    })
    const answer = await asEditor('POST', `/articles/versions/${docs.at(-1)?.id}`, forged)
    expect(answer.status, await answer.clone().text()).toBe(200)
    const article = await newsroom.payload.findByID({ collection: 'articles', id, depth: 0 })
    expect(article).toMatchObject({ title: 'Заглавие', createdAt })
  })

  it('but the newsroom itself writes it', async () => {
    const createdAt = '2001-02-03T04:05:06.000Z'
    expect(await newsroom.publish({ createdAt } as object)).toMatchObject({ createdAt })
  })
})

describe('A-ART-2 the moment of trashing', () => {
  const standing = '2026-11-23T07:00:00.000Z'

  it('is ours, whatever the caller says', async () => {
    const { id } = await newsroom.publish()
    setClock(new Date(standing))
    expect((await asEditor('PATCH', `/articles/${id}`, { deletedAt: far })).status).toBe(200)
    const row = await rowOf('articles', id)
    expect(new Date(String(row.deleted_at)).toISOString().slice(0, 16)).toBe(standing.slice(0, 16))
    await asEditor('PATCH', `/articles/${id}?trash=true`, { deletedAt: null })
    expect((await rowOf('articles', id)).deleted_at).toBeNull()
  })

  it.each(['infinity', 'now', true, 0, '2999-01-01T00:00:00.000Z', {}])(
    'is refused as %j, and nothing is trashed',
    async (deletedAt) => {
      const { id } = await newsroom.publish()
      for (const address of [`/articles/${id}`, `/articles?where[id][equals]=${id}`]) {
        expect((await asEditor('PATCH', address, { deletedAt })).status).toBe(400)
      }
      expect((await rowOf('articles', id)).deleted_at).toBeNull()
    },
  )

  it('does not come back with a version that was made in the trash', async () => {
    const { id } = await newsroom.publish()
    await asEditor('PATCH', `/articles/${id}`, { deletedAt: far })
    await asEditor('PATCH', `/articles/${id}?trash=true`, { deletedAt: null })
    const { docs } = await newsroom.payload.findVersions({
      ...{ collection: 'articles', depth: 0, trash: true, where: { parent: { equals: id } } },
    })
    const trashed = docs.find(({ version }) => version.deletedAt)
    const answer = await asEditor('POST', `/articles/versions/${trashed?.id}`, {})
    expect(answer.status, await answer.text()).toBe(200)
    expect((await rowOf('articles', id)).deleted_at).toBeNull()
  })
})

describe('invariant 10: rows within a document', () => {
  it('are not taken from another one by their ids', async () => {
    const service = (form: object[]) => ({
      ...{ title: 'Услуга', description: 'Накратко', body: bodyOf('Текст'), icon: 'User', form },
    })
    const field = { type: 'text', label: 'Име' }
    const first = await (await asEditor('POST', '/services', service([field]))).json()
    const stolen = { ...field, label: 'Чуждо', id: first.doc.form[0].id }
    const second = await (await asEditor('POST', '/services', service([]))).json()
    for (const [method, address] of [
      ['POST', '/services'],
      ['PATCH', `/services/${second.doc.id}`],
      ['PATCH', `/services?where[id][equals]=${second.doc.id}`],
    ] as const) {
      const answer = await asEditor(method, address, service([stolen]))
      expect(answer.status, await answer.clone().text()).toBeLessThan(500)
    }
    const now = await newsroom.payload.findByID({
      ...{ collection: 'services', id: first.doc.id, depth: 0 },
    })
    expect(now.form).toEqual(first.doc.form)
  })
})
