import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { redAndBlue } from '../../testing/pictures.ts'
import { restAs, restAsAnyone, type Caller } from '../../testing/rest.ts'
import { contentOf } from '../../testing/access/documents.ts'
import { foundDocumentsSchema } from './foundDocuments.ts'

let newsroom: TestNewsroom
let call: Caller

beforeAll(async () => {
  newsroom = await openNewsroom()
  call = await restAs(newsroom, 'author')
})
afterAll(() => newsroom.close())

const asked = (part: string, ask = call) =>
  ask('GET', `/documents-named?part=${encodeURIComponent(part)}`)

async function named(part: string, ask = call): Promise<string[]> {
  return namesIn(await asked(part, ask))
}

async function namesIn(answer: Response): Promise<string[]> {
  expect(answer.status, await answer.clone().text()).toBe(200)
  const { documents } = foundDocumentsSchema.parse(await answer.json())
  return documents.map(({ collection, title }) => `${collection}: ${title}`)
}

const trashed = { deletedAt: new Date().toISOString() }

it('B-NAV-1 documents are found by a part of what they are called, and not in the trash', async () => {
  const { payload } = newsroom
  await newsroom.publish({ title: 'Пролетни стажове' })
  await newsroom.publish({ title: 'Стажантска програма', _status: 'draft' })
  const { id } = await newsroom.publish({ title: 'Стажове в кошчето' })
  await payload.update({ collection: 'articles', id, data: trashed, depth: 0 })
  const quote = { quoteText: 'Стажът учи', author: 'Ана', carouselTime: 5 }
  await payload.create({ collection: 'quotes', data: quote, depth: 0 })
  await payload.create({ collection: 'employers', data: { slug: 'primer-ood' }, depth: 0 })
  expect(await named('стаж')).toEqual([
    'articles: Стажантска програма',
    'articles: Пролетни стажове',
    'quotes: Стажът учи',
  ])
  expect(await named('  МЕР-ood ')).toEqual([])
  expect(await named('mer-OOD')).toEqual(['employers: primer-ood'])
  expect(await named('ана')).toEqual(['quotes: Стажът учи'])
})

it('B-NAV-1 what was saved last counts, letter for letter, the last changed first', async () => {
  const ids = []
  for (const title of ['Едно 100% сигурно', 'Едно 1000 сигурно', 'Второ']) {
    ids.push((await newsroom.publish({ title })).id)
  }
  expect(await named('100% си')).toEqual(['articles: Едно 100% сигурно'])
  expect(await named('Е_но')).toEqual([])
  expect(await named('си')).toHaveLength(2)
  expect(await named('иг')).toEqual([])
  const data = { title: 'Едно ново' }
  await newsroom.payload.update({
    ...{ collection: 'articles', id: ids[2] ?? 0, data, draft: true, depth: 0 },
  })
  expect(await named('едно')).toEqual([
    ...['articles: Едно ново', 'articles: Едно 1000 сигурно', 'articles: Едно 100% сигурно'],
  ])
})

it('B-NAV-1 nobody else is answered, and no query without an end', async () => {
  expect((await asked('стаж', restAsAnyone(newsroom))).status).toBe(403)
  for (const part of ['', 'с', ' с ', 'с'.repeat(101)]) {
    expect((await asked(part)).status, part).toBe(400)
  }
})

it('B-NAV-1 the most wanted lists come first', async () => {
  const { named: lists } = await import('../../composition.ts')
  expect(lists.map(({ collection }) => collection)).toEqual([
    ...['articles', 'quotes', 'employers', 'banners', 'services', 'pages', 'media'],
    ...['contact-submissions', 'branding-requests', 'hashtags', 'categories', 'users', 'redirects'],
    ...['quote-templates', 'banner-positions', 'employer-logos', 'logos'],
  ])
})

it('B-NAV-1 every list is searched for who may read it', async () => {
  const { payload } = newsroom
  const word = 'wzherav'
  const owner = { id: 1 } as never
  await newsroom.publish({ title: word })
  const files = ['media', 'employer-logos', 'logos']
  const { named: lists } = await import('../../composition.ts')
  const searchedLists = lists.map(({ collection }) => collection)
  const withoutFiles = searchedLists.filter((slug) => !files.includes(slug))
  for (const collection of withoutFiles.filter((slug) => slug !== 'articles')) {
    const data = (await contentOf(newsroom, collection, owner, word)) as never
    await payload.create({ collection, data, depth: 0 })
  }
  const author = await named('zherav')
  const asEditor = await restAs(newsroom, 'editor')
  const editor = await named('zherav', asEditor)
  const listsIn = (names: string[]) => [...new Set(names.map((name) => name.split(':')[0]))]
  expect(listsIn(editor).toSorted()).toEqual(withoutFiles.toSorted())
  const ofEditors = ['branding-requests', 'contact-submissions']
  expect(listsIn(author).toSorted()).toEqual(
    withoutFiles.filter((slug) => !ofEditors.includes(slug)).toSorted(),
  )
})

it('B-NAV-1 a picture is found by what it shows, and a user is never found by e-mail address', async () => {
  const data = { alt: 'Жирафът на покрива' }
  const file = await redAndBlue(700, 500)
  await newsroom.payload.create({ collection: 'media', data, file, depth: 0 })
  expect(await named('покрив')).toEqual(['media: Жирафът на покрива'])
  expect(await named('example.com')).toEqual([])
})

it('B-NAV-1 what is typed in Latin letters finds Bulgarian, literally as well', async () => {
  await newsroom.publish({ title: 'Щъркел на комина' })
  await newsroom.publish({ title: 'Storks на комина' })
  expect(await named('shtarkel')).toEqual(['articles: Щъркел на комина'])
  expect(await named('na komi')).toEqual([
    ...['articles: Storks на комина', 'articles: Щъркел на комина'],
  ])
  expect(await named('storks')).toEqual(['articles: Storks на комина'])
  expect(await named('ko')).toEqual(await named('ко'))
  expect(await named('sht')).toEqual(['articles: Щъркел на комина'])
  for (const part of ['(a', 'a[', 'a\\', 'a{2}', 'a|', 'a*?', '^a$']) {
    expect(await named(part), part).toEqual([])
  }
})

it('B-NAV-1 without a text: what the user has changed lately, the last first, by its latest name', async () => {
  const mine = await restAs(newsroom, 'editor')
  const recent = async () => namesIn(await mine('GET', '/documents-named'))
  expect(await recent()).toEqual([])
  const ids = []
  for (const title of ['Първа', 'Втора', 'Трета']) ids.push((await newsroom.publish({ title })).id)
  const [first, second, third] = ids
  for (const id of [third, first, second, first]) {
    const title = `Моя ${ids.indexOf(id!)}`
    expect((await mine('PATCH', `/articles/${id}?draft=true`, { title })).status).toBe(200)
  }
  await mine('POST', '/categories', { value: 'Моя категория', order: 8 })
  expect(await recent()).toEqual([
    ...['categories: Моя категория', 'articles: Моя 0', 'articles: Моя 1', 'articles: Моя 2'],
  ])
  const { drizzle } = newsroom.payload.db
  await drizzle.execute(sql`INSERT INTO document_saves (entity, document_id, saved_at, user_id, fields)
    SELECT 'articles', ${third}, now(), user_id, '{}' FROM
      (SELECT user_id FROM document_saves ORDER BY id DESC LIMIT 1) AS last, generate_series(1, 300)`)
  expect(await recent()).toEqual([
    ...['articles: Моя 2', 'categories: Моя категория', 'articles: Моя 0', 'articles: Моя 1'],
  ])
  await mine('PATCH', `/articles/${second}`, trashed)
  expect(await recent()).not.toContain('articles: Моя 1')
})
