import type { Page } from '@kariera/shared/payload-types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answered } from '../../testing/answered.ts'
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

const ask = (data: object) => asEditor('POST', '/pages?depth=0', data)
const change = (id: number, data: object) => asEditor('PATCH', `/pages/${id}?depth=0`, data)

async function created(title: string, data: object = {}): Promise<Page> {
  const answer = await ask({ title, ...data })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return (await answer.json()).doc
}

async function changed(id: number, data: object): Promise<Page> {
  const answer = await change(id, data)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()).doc
}

async function refused(answer: Response, text: string, status = 400): Promise<void> {
  expect(answer.status).toBe(status)
  expect(await answer.text()).toContain(text)
}

const pathOf = async (id: number) =>
  (await newsroom.payload.findByID({ collection: 'pages', id, depth: 0 })).path

describe('R-BISER-1 the address of a page of the section', () => {
  it('is made of its title, or of what the editor wishes, below that of the page above', async () => {
    const top = await created('Проекти на редакцията')
    expect(top).toMatchObject({
      slug: 'proekti-na-redaktsiyata',
      path: 'proekti-na-redaktsiyata',
    })
    const below = await created('Година', { parent: top.id, slug: ' 2026 ' })
    expect(below.path).toBe('proekti-na-redaktsiyata/2026')
    const wished = await created('Друга', { parent: below.id, slug: 'Моя Адрес!' })
    expect(wished.path).toBe('proekti-na-redaktsiyata/2026/moya-adres')
  })

  it('is numbered where a title is there already, and refused where a wish is', async () => {
    expect((await created('Еднакви')).path).toBe('ednakvi')
    expect((await created('Еднакви')).path).toBe('ednakvi-2')
    await refused(await ask({ title: 'Трета', slug: 'ednakvi' }), 'has this address already')
    expect((await created('???')).path).toBe('stranitsa')
  })

  it('has room for a number, however long the title', async () => {
    const title = 'а'.repeat(300)
    const [first, second] = [await created(title), await created(title)]
    expect(second.path).toBe(`${first.path}-2`)
    const words = `${'дума '.repeat(18)}край и`
    const paths = [await created(words), await created(words), await created(words)]
    for (const { path } of paths) expect(path).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  })

  it('is one of its own, however many are made of one title at the same instant', async () => {
    const pages = await Promise.all(Array.from({ length: 6 }, () => created('Наведнъж')))
    expect(new Set(pages.map(({ path }) => path)).size).toBe(6)
  })

  it('moves with the page above, and the former ones lead to the same pages', async () => {
    const [top, elsewhere] = [await created('Старо място'), await created('Ново място')]
    const middle = await created('Среда', { parent: top.id })
    const leaf = await created('Лист', { parent: middle.id })
    const events = await announcedBy(newsroom, () => changed(middle.id, { parent: elsewhere.id }))
    expect(await pathOf(leaf.id)).toBe('novo-myasto/sreda/list')
    expect(events).toEqual(
      [
        [middle.id, 'staro-myasto/sreda', 'novo-myasto/sreda'] as const,
        [leaf.id, 'staro-myasto/sreda/list', 'novo-myasto/sreda/list'] as const,
      ].map(([id, was, is]) => ({
        documentType: 'pages',
        documentId: id,
        was: expect.objectContaining({ id, slug: was }),
        is: expect.objectContaining({ id, slug: is }),
      })),
    )
    const { value } = await answered(newsroom, {
      ask: 'sectionPage',
      slug: 'novo-myasto/sreda/list',
    })
    expect(value).toMatchObject({ formerPaths: ['/biser/staro-myasto/sreda/list/'] })
    // A page that is now at the former address takes it over.
    await created('Среда', { parent: top.id })
    const moved = await answered(newsroom, { ask: 'sectionPage', slug: 'novo-myasto/sreda' })
    expect(moved.value).toMatchObject({ formerPaths: [] })
  })
})

describe('R-BISER-1 pages are nested', () => {
  it('in no circle, not by two changes at the same instant either', async () => {
    const [one, other] = [await created('Едната'), await created('Другата')]
    await refused(await change(one.id, { parent: one.id }), 'below itself')
    const answers = await Promise.all([
      change(one.id, { parent: other.id }),
      change(other.id, { parent: one.id }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
  })

  it('at most six deep, whether one goes down or is moved with what is below it', async () => {
    let parent: number | null = null
    const ids: number[] = []
    for (let level = 1; level <= 6; level += 1) {
      const page: Page = await created(`Ниво ${level}`, { parent })
      parent = page.id
      ids.push(page.id)
    }
    await refused(await ask({ title: 'Ниво 7', parent }), 'at most 6 deep')
    const other = await created('Над всички')
    await refused(await change(ids[0]!, { parent: other.id }), 'at most 6 deep')
    await changed(ids[1]!, { parent: other.id })
  })

  it.each([[987_654_321], ['нещо'], [[1]], [{ id: 'x' }], [-1], [1.5]])(
    'below no page that is not there: %j',
    async (parent) => {
      const answer = await ask({ title: 'Сирак', parent })
      expect(answer.status).toBe(400)
    },
  )

  it('and go only when nothing stands below them', async () => {
    const top = await created('С деца')
    const child = await created('Дете', { parent: top.id })
    const remove = (id: number) => asEditor('DELETE', `/pages/${id}`)
    await refused(await remove(top.id), 'Pages stand below this one (1)', 409)
    const facts: unknown = expect.objectContaining({ id: child.id, slug: 's-detsa/dete' })
    expect(await announcedBy(newsroom, () => remove(child.id))).toEqual([
      { documentType: 'pages', documentId: child.id, was: facts, is: null },
    ])
    expect((await remove(top.id)).status).toBe(200)
  })
})

describe('invariant 5: what a change of a page touches', () => {
  const affectedBy = async (change: () => Promise<unknown>) => {
    const [event] = await announcedBy(newsroom, change)
    const { affectedPages: touched } = await import('../../composition.ts')
    const db = newsroom.payload.db.drizzle
    return touched({ ...event, title: '' } as never, db, new Date())
  }

  it('is the page itself where its text was changed, and the section where its place was', async () => {
    const page = await created('Само текст')
    const other = await created('Само място')
    const own = { paths: ['/biser/samo-tekst/'], tags: [`page:${page.id}`] }
    expect(await affectedBy(() => changed(page.id, { body: bodyOf('Друго') }))).toEqual(own)
    for (const data of [{ order: 7 }, { title: 'Друго заглавие' }, { parent: other.id }]) {
      const { tags } = await affectedBy(() => changed(page.id, data))
      expect(tags).toEqual([`page:${page.id}`, 'pages'])
    }
  })
})

describe('invariant 10: a query about pages above pages', () => {
  it('is refused where it is longer than any of ours, at once', async () => {
    const path = `${'parent.'.repeat(20_000)}title`
    const answer = await restAsAnyone(newsroom)('GET', `/pages?where[${path}][equals]=x`)
    expect(answer.status).toBe(400)
  })
})

describe('R-BISER-1 the site is answered', () => {
  it('with the section in the order of the editors, each page before those below it', async () => {
    const last = await created('Последна', { order: 1002 })
    const first = await created('Първа', { order: 1001 })
    const below = await created('Под първата', { parent: first.id, order: 5 })
    const { value, tags } = await answered(newsroom, { ask: 'section' })
    const ends = (value as { id: number; level: number }[]).slice(-3)
    expect(ends).toEqual([
      { id: first.id, path: '/biser/parva/', title: 'Първа', level: 0 },
      { id: below.id, path: '/biser/parva/pod-parvata/', title: 'Под първата', level: 1 },
      { id: last.id, path: '/biser/posledna/', title: 'Последна', level: 0 },
    ])
    expect(tags).toEqual(['pages'])
  })

  it('with a page, what it stands below, and what stands below it', async () => {
    const top = await created('Корен')
    const page = await created('Клон', { parent: top.id, body: bodyOf('Листа и птици') })
    await created('Клонче', { parent: page.id })
    const { value, tags } = await answered(newsroom, { ask: 'sectionPage', slug: 'koren/klon' })
    expect(value).toEqual({
      id: page.id,
      path: '/biser/koren/klon/',
      title: 'Клон',
      bodyHtml: '<p>Листа и птици</p>',
      above: [{ path: '/biser/koren/', title: 'Корен' }],
      below: [{ path: '/biser/koren/klon/klonche/', title: 'Клонче' }],
      formerPaths: [],
    })
    expect(tags).toEqual([`page:${page.id}`, 'pages'])
    const missing = await answered(newsroom, { ask: 'sectionPage', slug: 'klon' })
    expect(missing.value).toBeNull()
  })
})
