import { staticPageFields, staticPageNames } from '@kariera/shared/contracts/staticPages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answered } from '../../testing/answered.ts'
import { announcedBy } from '../../testing/events.ts'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { redAndBlue } from '../../testing/pictures.ts'
import { restAs, type Caller } from '../../testing/rest.ts'
import { bodyOf } from '../../testing/text.ts'

let newsroom: TestNewsroom
let asEditor: Caller

beforeAll(async () => {
  newsroom = await openNewsroom()
  asEditor = await restAs(newsroom, 'editor')
})
afterAll(() => newsroom.close())

const save = (name: string, data: object) => asEditor('POST', `/globals/${name}?depth=0`, data)

describe.each(staticPageNames)('R-PAGE-1 A-SET-1 the page %s', (name) => {
  const field = staticPageFields[name]

  it('is empty at first, and says what an editor writes', async () => {
    const empty = await answered(newsroom, { ask: 'staticPage', name })
    expect(empty).toEqual({
      value: { bodyHtml: '', picture: null },
      tags: [`static-page:${name}`],
    })
    const events = await announcedBy(newsroom, () => save(name, { [field]: bodyOf('Написано') }))
    const facts = { id: 0 }
    expect(events).toEqual([{ documentType: name, documentId: 0, was: facts, is: facts }])
    const { value } = await answered(newsroom, { ask: 'staticPage', name })
    expect(value).toMatchObject({ bodyHtml: '<p>Написано</p>' })
  })

  it.each([
    ['nothing', null],
    ['an empty paragraph', bodyOf('')],
    ['white space', bodyOf('  ')],
  ])('is empty again with %s', async (_what, body) => {
    expect((await save(name, { [field]: body })).status).toBe(200)
    const { value } = await answered(newsroom, { ask: 'staticPage', name })
    expect(value).toMatchObject({ bodyHtml: '' })
  })

  it.each([
    ['a text', 'просто текст'],
    ['no tree', { a: 1 }],
    ['a foreign node', { root: { type: 'root', children: [{ type: 'script' }] } }],
    ['a foreign node without a word in it', { root: { type: 'root', children: [{ type: 'x' }] } }],
  ])('refuses %s', async (_what, body) => {
    const answer = await save(name, { [field]: body })
    expect(answer.status, await answer.clone().text()).toBe(400)
    const { value } = await answered(newsroom, { ask: 'staticPage', name })
    expect(value).toMatchObject({ bodyHtml: '' })
  })
})

it('R-ABOUT-1 the page about the author shows a picture with its credit', async () => {
  const { id } = await newsroom.payload.create({
    collection: 'media',
    data: { alt: 'Авторът', author: 'Фотографът' },
    file: await redAndBlue(900, 600),
    depth: 0,
  })
  expect((await save('about', { authorPicture: id })).status).toBe(200)
  const { value, tags } = await answered(newsroom, { ask: 'staticPage', name: 'about' })
  expect(value).toMatchObject({ picture: { id, alt: 'Авторът', credit: 'Фотографът' } })
  expect(tags).toContain(`picture:${id}`)
  expect((await save('about', { authorPicture: 987_654_321 })).status).toBe(400)
})
