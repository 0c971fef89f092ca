import type { Employer } from '@kariera/shared/payload-types'
import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { announcedBy } from '../../testing/events.ts'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { restAs, restAsAnyone, type Caller } from '../../testing/rest.ts'

let newsroom: TestNewsroom
let asEditor: Caller
let inBulgarian: Caller
let asAnyone: Caller

beforeAll(async () => {
  newsroom = await openNewsroom()
  asEditor = await restAs(newsroom, 'editor')
  inBulgarian = await restAs(newsroom, 'editor', 'bg')
  asAnyone = restAsAnyone(newsroom)
})
afterAll(() => newsroom.close())

const ask = (data: object, call = asEditor) => call('POST', '/employers?depth=0', data)

async function created(data: object): Promise<Employer> {
  const answer = await ask(data)
  expect(answer.status, await answer.clone().text()).toBe(201)
  return (await answer.json()).doc
}

const change = (id: number, data: object) =>
  asEditor('PATCH', `/employers/${id}?depth=0&trash=true`, data)

async function changed(id: number, data: object): Promise<Employer> {
  const answer = await change(id, data)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()).doc
}

const trashed = (id: number) => changed(id, { deletedAt: new Date().toISOString() })

async function formerPaths(id: number): Promise<string[]> {
  const { docs } = await newsroom.payload.find({
    collection: 'redirects',
    where: { 'to.value': { equals: id } },
    sort: 'id',
    depth: 0,
  })
  return docs.filter(({ to }) => to.relationTo === 'employers').map(({ from }) => from)
}

it('A-EMP-1 an employer is called by its name, else by the host of its website, else by its slug', async () => {
  const website = 'https://www.zavod.example/за-нас'
  const { id, title } = await created({ slug: 'zavod', name: ' Завод ', website })
  const titleAfter = async (data: object) => (await changed(id, data)).title
  expect([
    title,
    await titleAfter({ name: '' }),
    await titleAfter({ website: null }),
    await titleAfter({ slug: 'zavod-2', title: 'Чуждо' }),
  ]).toEqual(['Завод', 'zavod.example', 'zavod', 'zavod-2'])
  expect(await (await asAnyone('GET', `/employers/${id}`)).text()).not.toContain('"title"')
})

describe("A-EMP-1 an employer's slug", () => {
  it.each([
    [{}, 'Slug is required', 'Адресът е задължителен'],
    [{ slug: '  ' }, 'Slug is required', 'Адресът е задължителен'],
    [{ slug: 7 }, 'Slug is required', 'Адресът е задължителен'],
    [
      { slug: 'фирма' },
      'Slug can only contain lowercase letters, numbers, and hyphens',
      'само малки',
    ],
    [{ slug: '-acme' }, 'Slug must start and end with a letter or number', 'с буква или цифра'],
    [{ slug: 'ac--me' }, 'Slug cannot contain consecutive hyphens', 'последователни тирета'],
    [{ slug: 'ab' }, 'Slug must be between 3 and 60 characters long', 'между 3 и 60 знака'],
    [
      { slug: 'a'.repeat(61) },
      'Slug must be between 3 and 60 characters long',
      'между 3 и 60 знака',
    ],
  ])('%j is refused: %s', async (data, english, bulgarian) => {
    const before = await count()
    const answer = await ask(data)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(english)
    expect(await (await ask(data, inBulgarian)).text()).toContain(bulgarian)
    expect(await count()).toBe(before)
  })

  it('is kept in lower case, however it was typed', async () => {
    expect((await created({ slug: ' Sladka-Fabrika ' })).slug).toBe('sladka-fabrika')
  })

  it('is no other employer’s, but for those in the trash', async () => {
    const { id } = await created({ slug: 'edin' })
    const answer = await ask({ slug: 'EDIN' })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('This slug is already in use')
    expect(await (await ask({ slug: 'edin' }, inBulgarian)).text()).toContain('вече се използва')
    // An employer may keep its own slug.
    await changed(id, { slug: 'edin', website: 'https://edin.example' })
    await trashed(id)
    const { id: second } = await created({ slug: 'edin' })
    const back = await change(id, { deletedAt: null })
    expect(back.status).toBe(409)
    expect((await back.json()).errors[0].message).toBe('This slug is already in use')
    await changed(second, { slug: 'drug' })
    expect((await change(id, { deletedAt: null })).status).toBe(200)
  })

  it('is given once, however many ask for it at the same instant', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask({ slug: 'naednazh' })))
    const statuses = answers.map(({ status }) => status).sort()
    expect(statuses).toEqual([201, ...Array<number>(7).fill(400)])
    const { rows } = await newsroom.payload.db.drizzle.execute(
      sql`SELECT count(*)::int AS count FROM employers WHERE slug = 'naednazh'`,
    )
    expect(rows).toEqual([{ count: 1 }])
  })
})

describe('A-EMP-1 a copy of an employer', () => {
  it.each([
    ['kopie', ['kopie-2', 'kopie-3']],
    ['k'.repeat(60), [`${'k'.repeat(54)}-2`, `${'k'.repeat(54)}-3`]],
    [`${'k'.repeat(53)}-${'m'.repeat(6)}`, [`${'k'.repeat(53)}-2`, `${'k'.repeat(53)}-3`]],
  ])('of %s gets a slug of its own', async (slug, copies) => {
    const { id } = await created({ slug })
    const slugs: string[] = []
    while (slugs.length < copies.length) {
      const answer = await asEditor('POST', `/employers/${id}/duplicate?depth=0`, {})
      expect(answer.status, await answer.clone().text()).toBe(200)
      slugs.push((await answer.json()).doc.slug)
    }
    expect(slugs).toEqual(copies)
  })
})

describe('R-ART-10 the former addresses of an employer', () => {
  it('lead to it, until another one stands there', async () => {
    const { id } = await created({ slug: 'staro-ime' })
    await changed(id, { website: 'https://ime.example' })
    expect(await formerPaths(id)).toEqual([])
    await changed(id, { slug: 'novo-ime' })
    await changed(id, { slug: 'tretoto-ime' })
    expect(await formerPaths(id)).toEqual(['/employer/staro-ime/', '/employer/novo-ime/'])
    await changed(id, { slug: 'staro-ime' })
    expect(await formerPaths(id)).toEqual(['/employer/novo-ime/', '/employer/tretoto-ime/'])
    await created({ slug: 'novo-ime' })
    expect(await formerPaths(id)).toEqual(['/employer/tretoto-ime/'])
  })
})

describe('R-EMP-1 what is told of an employer', () => {
  it('is what it was and what it is, and nothing of one in the trash', async () => {
    let employer: Employer | undefined
    const made = await announcedBy(newsroom, async () => {
      employer = await created({ slug: 'obyaven' })
    })
    const id = employer?.id ?? 0
    const facts = { id, slug: 'obyaven' }
    const event = { documentType: 'employers', documentId: id }
    expect(made).toEqual([{ ...event, was: null, is: facts }])
    const moved = await announcedBy(newsroom, () => changed(id, { slug: 'premesten' }))
    const now = { id, slug: 'premesten' }
    expect(moved).toEqual([{ ...event, was: facts, is: now }])
    const gone = await announcedBy(newsroom, () => trashed(id))
    expect(gone).toEqual([{ ...event, was: now, is: null }])
    const inTrash = await announcedBy(newsroom, () => changed(id, { slug: 'v-koshcheto' }))
    expect(inTrash).toEqual([])
  })

  it('is nothing where it was refused', async () => {
    expect(await announcedBy(newsroom, () => ask({ slug: 'ab' }))).toEqual([])
  })
})

describe('invariant 9: readers', () => {
  it('see of its articles those that are live, in the order of the editors', async () => {
    const [first, second, draft] = [
      await newsroom.publish({ title: 'Първа' }),
      await newsroom.publish({ title: 'Втора' }),
      await newsroom.publish({ title: 'Чернова', _status: 'draft' }),
    ]
    const articles = [second.id, draft.id, first.id]
    const { id } = await created({ slug: 'sas-statii', articles })
    const seen = await (await asAnyone('GET', `/employers/${id}?depth=0`)).json()
    expect(seen.articles).toEqual([second.id, first.id])
    const deep = await (await asAnyone('GET', `/employers/${id}?depth=2`)).text()
    expect(deep).not.toContain('Чернова')
    expect(deep).not.toContain('Първа')
    const own = await (await asEditor('GET', `/employers/${id}?depth=0`)).json()
    expect(own.articles).toEqual(articles)
  })

  it('do not pick employers by their articles', async () => {
    const answer = await asAnyone('GET', '/employers?where[articles.title][like]=Чернова')
    expect(answer.status).toBe(400)
  })

  it.each([
    ['youtubeEmbedding', 'https://vimeo.com/1'],
    ['website', 'javascript:alert(1)'],
    ['jobOffersButtonLink', 'rabota'],
    ['articles', [987_654_321]],
    ['articles', 'всички'],
    ['logo', 987_654_321],
  ])('never get to see what its form refuses: %s %j', async (field, value) => {
    const answer = await ask({ slug: 'otkazan', [field]: value })
    expect(answer.status).toBe(400)
  })

  it('get the embed address of whatever names a video', async () => {
    const code =
      '<iframe width="560" src="https://www.youtube.com/embed/aqz-KE-bpKQ?si=1"></iframe>'
    for (const [index, video] of [code, 'https://youtu.be/aqz-KE-bpKQ'].entries()) {
      const employer = await created({ slug: `video-${index}`, youtubeEmbedding: video })
      expect(employer.youtubeEmbedding).toBe('https://www.youtube.com/embed/aqz-KE-bpKQ')
    }
  })
})

async function count(): Promise<number> {
  return (await newsroom.payload.count({ collection: 'employers', trash: true })).totalDocs
}
