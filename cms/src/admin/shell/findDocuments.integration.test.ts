import { afterAll, beforeAll, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { restAs, restAsAnyone, type Caller } from '../../testing/rest.ts'
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

async function named(part: string): Promise<string[]> {
  const answer = await asked(part)
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

it('B-NAV-1 nobody else is answered, and no question without an end', async () => {
  expect((await asked('стаж', restAsAnyone(newsroom))).status).toBe(403)
  for (const part of ['', 'с', ' с ', 'с'.repeat(101)]) {
    expect((await asked(part)).status, part).toBe(400)
  }
})
