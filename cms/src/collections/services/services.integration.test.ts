import type { Service } from '@kariera/shared/payload-types'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { announcedBy } from '../../testing/events.ts'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { restAs, restAsAnyone, type Caller } from '../../testing/rest.ts'
import { bodyOf } from '../../testing/text.ts'

let newsroom: TestNewsroom
let asEditor: Caller

beforeAll(async () => {
  newsroom = await openNewsroom()
  asEditor = await restAs(newsroom, 'editor')
})
afterAll(() => newsroom.close())

const complete = {
  title: 'Личен бранд',
  description: 'Портрет за личния бранд',
  body: bodyOf('Да'),
}

async function created(data: object = {}): Promise<Service> {
  const answer = await asEditor('POST', '/services?depth=0', { ...complete, ...data })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return (await answer.json()).doc
}

async function changed(id: number, data: object): Promise<Service> {
  const answer = await asEditor('PATCH', `/services/${id}?depth=0&trash=true`, data)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()).doc
}

const trashed = (id: number) => changed(id, { deletedAt: new Date().toISOString() })
const restored = (id: number) => changed(id, { deletedAt: null })

async function formerPaths(id: number): Promise<string[]> {
  const { docs } = await newsroom.payload.find({
    collection: 'redirects',
    where: { 'to.value': { equals: id } },
    depth: 0,
  })
  return docs.filter(({ to }) => to.relationTo === 'services').map(({ from }) => from)
}

describe('A-SET-2 R-BRAND-1 what a service needs', () => {
  const long = 'я'.repeat(76)

  it.each([
    ['a title', { title: ' ' }, 'Please fill in all required fields', 'Попълнете всички'],
    [
      'a description',
      { description: '' },
      'Please fill in all required fields',
      'Попълнете всички',
    ],
    ['a body', { body: bodyOf(' ') }, 'Please fill in all required fields', 'Попълнете всички'],
    ['a body at all', { body: null }, 'Please fill in all required fields', 'Попълнете всички'],
    [
      'a description of no more than 75 characters',
      { description: long },
      'Description must be 75 characters or less',
      'най-много 75 знака',
    ],
  ])('%s', async (_what, data, inEnglish, inBulgarian) => {
    const answer = await asEditor('POST', '/services', { ...complete, ...data })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(inEnglish)
    const inOtherLanguage = await restAs(newsroom, 'editor', 'bg')
    const other = await inOtherLanguage('POST', '/services', { ...complete, ...data })
    expect(await other.text()).toContain(inBulgarian)
  })

  it('takes a description of exactly 75 characters, as readers count them', async () => {
    const description = `${'я'.repeat(73)}🙂й`
    expect(Array.from(description.normalize('NFC'))).toHaveLength(75)
    expect((await created({ description })).description).toBe(description.normalize('NFC'))
  })

  it('stores texts trimmed, and a person where no icon is chosen', async () => {
    const service = await created({ title: '  Много място ', description: '\n Описание ' })
    expect(service).toMatchObject({
      title: 'Много място',
      description: 'Описание',
      icon: 'User',
      form: [],
    })
  })

  it('is written by editors, and by nobody else', async () => {
    const asAuthor = await restAs(newsroom, 'author')
    expect((await asAuthor('POST', '/services', complete)).status).toBe(403)
    const anonymous = await restAsAnyone(newsroom)('POST', '/services', complete)
    expect(await anonymous.text()).toContain('No authenticated user')
  })
})

describe('R-BRAND-2 the address of a service', () => {
  it('is made of its title, and numbered where it is taken', async () => {
    const title = 'Профил на работодател'
    const slugs = [await created({ title }), await created({ title }), await created({ title })]
    expect(slugs.map(({ slug }) => slug)).toEqual([
      'profil-na-rabotodatel',
      'profil-na-rabotodatel-2',
      'profil-na-rabotodatel-3',
    ])
  })

  it('is one even where the title has no letters', async () => {
    expect((await created({ title: '???' })).slug).toBe('usluga')
  })

  it('is another one once the title is, and the former one leads to it', async () => {
    const { id } = await created({ title: 'Стара услуга' })
    expect((await changed(id, { description: 'Друго' })).slug).toBe('stara-usluga')
    expect(await formerPaths(id)).toEqual([])
    expect((await changed(id, { title: 'СТАРА УСЛУГА!' })).slug).toBe('stara-usluga')
    expect((await changed(id, { title: 'Нова услуга' })).slug).toBe('nova-usluga')
    expect(await formerPaths(id)).toEqual(['/branding/stara-usluga/'])
    expect((await created({ title: 'Стара услуга' })).slug).toBe('stara-usluga-2')
    expect((await changed(id, { title: 'Стара услуга' })).slug).toBe('stara-usluga')
    expect(await formerPaths(id)).toEqual(['/branding/nova-usluga/'])
  })

  it('stays reserved while it is in the trash', async () => {
    const { id } = await created({ title: 'Изхвърлена' })
    await trashed(id)
    expect((await created({ title: 'Изхвърлена' })).slug).toBe('izhvarlena-2')
    expect((await restored(id)).slug).toBe('izhvarlena')
  })

  it('is of its own for each of many that get one title at once', async () => {
    const ids = [await created({ title: 'Първа' }), await created({ title: 'Втора' })].map(
      ({ id }) => id,
    )
    const where = `where[id][in]=${ids.join()}`
    const answer = await asEditor('PATCH', `/services?depth=0&${where}`, { title: 'Обща' })
    const { docs }: { docs: Service[] } = await answer.json()
    expect(docs.map(({ slug }) => slug).sort()).toEqual(['obshta', 'obshta-2'])
    const both = await Promise.all([created({ title: 'Двойна' }), created({ title: 'Двойна' })])
    expect(both.map(({ slug }) => slug).sort()).toEqual(['dvoyna', 'dvoyna-2'])
  })

  it('is fresh for a duplicate, and so are the ids of its form', async () => {
    const form = [{ type: 'text', label: 'Име' }]
    const { id, form: original } = await created({ title: 'Образец', form })
    const answer = await asEditor('POST', `/services/${id}/duplicate?depth=0`, {})
    const { doc }: { doc: Service } = await answer.json()
    expect(doc).toMatchObject({ title: 'Образец', slug: 'obrazets-2', form })
    expect(doc.form?.[0]?.id).not.toBe(original?.[0]?.id)
  })

  it('is nothing that anyone can write', async () => {
    const { id, slug } = await created({ title: 'Без избор', slug: 'moi-adres' })
    expect(slug).toBe('bez-izbor')
    expect((await changed(id, { slug: 'moi-adres' })).slug).toBe('bez-izbor')
  })
})

describe('invariant 2: what is told of a service', () => {
  const told = (change: () => Promise<unknown>) => announcedBy(newsroom, change)

  it('is all that readers could see', async () => {
    let id = 0
    const birth = await told(async () => ({ id } = await created({ title: 'Разказана' })))
    const event = { documentType: 'services', documentId: id }
    const shown = (slug: string) => ({ id, slug })
    expect(birth).toEqual([{ ...event, was: null, is: shown('razkazana') }])
    expect(await told(() => changed(id, { icon: 'Zap' }))).toEqual([
      { ...event, was: shown('razkazana'), is: shown('razkazana') },
    ])
    expect(await told(() => changed(id, { title: 'Преразказана' }))).toEqual([
      { ...event, was: shown('razkazana'), is: shown('prerazkazana') },
    ])
    expect(await told(() => trashed(id))).toEqual([
      { ...event, was: shown('prerazkazana'), is: null },
    ])
    expect(await told(() => changed(id, { icon: 'Flag' }))).toEqual([])
    expect(await told(() => restored(id))).toEqual([
      { ...event, was: null, is: shown('prerazkazana') },
    ])
  })

  it('is nothing where nothing was stored', async () => {
    const { id } = await created({ title: 'Непокътната' })
    const refused = async () => {
      const answer = await asEditor('PATCH', `/services/${id}`, { title: 'Друга', body: null })
      expect(answer.status).toBe(400)
    }
    expect(await told(refused)).toEqual([])
    expect(await formerPaths(id)).toEqual([])
  })

  it('is a duplicate, too', async () => {
    const { id, slug } = await created({ title: 'Двойничка' })
    const [event] = await told(() => asEditor('POST', `/services/${id}/duplicate`, {}))
    expect(event).toMatchObject({ was: null, is: { slug: `${slug}-2` } })
  })

  it('touches the list, and the page where it was and where it is', async () => {
    const { affectedPages } = await import('../../composition.ts')
    const event = { documentType: 'services', documentId: 7, title: '' } as const
    const facts = { was: { id: 7, slug: 'stara' }, is: { id: 7, slug: 'nova' } }
    const db = newsroom.payload.db.drizzle
    expect(await affectedPages({ ...event, ...facts }, db, new Date())).toEqual({
      paths: ['/branding/', '/branding/stara/', '/branding/nova/'],
      tags: ['service:7', 'services'],
    })
  })
})

describe('R-BRAND-2 the trash', () => {
  it('hides a service, and only administrators delete one from it for good', async () => {
    const { id } = await created({ title: 'За кошчето' })
    const asAdministrator = await restAs(newsroom, 'administrator')
    expect((await asAdministrator('DELETE', `/services/${id}`)).status).toBe(403)
    await trashed(id)
    const anyone = restAsAnyone(newsroom)
    expect((await anyone('GET', `/services/${id}?trash=true`)).status).toBe(404)
    const asEditor = await restAs(newsroom, 'editor')
    expect((await asEditor('DELETE', `/services/${id}?trash=true`)).status).toBe(403)
    await restored(id)
    expect((await anyone('GET', `/services/${id}`)).status).toBe(200)
    await trashed(id)
    expect((await asAdministrator('DELETE', `/services/${id}?trash=true`)).status).toBe(200)
  })

  it('keeps the form of a service', async () => {
    const form = [{ type: 'radio', label: 'Кога', options: ['Днес', 'Утре'], required: true }]
    const { id, form: before } = await created({ title: 'С формуляр', form })
    await trashed(id)
    expect((await restored(id)).form).toEqual(before)
    const { rows } = await newsroom.payload.db.drizzle.execute(
      sql`SELECT text FROM services_texts WHERE parent_id = ${id} ORDER BY "order"`,
    )
    expect(rows).toEqual([{ text: 'Днес' }, { text: 'Утре' }])
  })
})
