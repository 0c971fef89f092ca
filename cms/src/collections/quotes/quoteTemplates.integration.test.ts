import { defaultQuoteTemplate } from '@kariera/shared/contracts/quoteImage'
import type { QuoteTemplate } from '@kariera/shared/payload-types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { restAs, restAsAnyone, type Caller } from '../../testing/rest.ts'

let newsroom: TestNewsroom
let asEditor: Caller

beforeAll(async () => {
  newsroom = await openNewsroom()
  asEditor = await restAs(newsroom, 'editor')
})
afterAll(() => newsroom.close())

const path = '/quote-templates'

async function made(data: Partial<QuoteTemplate> = {}): Promise<QuoteTemplate> {
  const answer = await asEditor('POST', `${path}?depth=0`, { name: 'Шаблон', ...data })
  expect(answer.status, await answer.clone().text()).toBe(201)
  return (await answer.json()).doc
}

const change = (id: number, data: object) =>
  asEditor('PATCH', `${path}/${id}?depth=0&trash=true`, data)
const inTrash = () => ({ deletedAt: new Date().toISOString() })

async function listed(): Promise<QuoteTemplate[]> {
  const answer = await asEditor('GET', `${path}?depth=0&pagination=false`)
  return (await answer.json()).docs
}

async function defaultIds(): Promise<number[]> {
  const { docs } = await newsroom.payload.find({
    collection: 'quote-templates',
    where: { isDefault: { equals: true } },
    trash: true,
    depth: 0,
  })
  return docs.map(({ id }) => id)
}

describe('A-QUO-3 templates of quotes', () => {
  it('are, on a new installation, the one of the specification, which is the default', async () => {
    const templates = await listed()
    expect(templates).toHaveLength(1)
    expect(templates[0]).toMatchObject({
      isDefault: true,
      name: 'Основен',
      ...defaultQuoteTemplate,
    })
  })

  it('begin with its values, and are listed with the default first, then by name', async () => {
    const [second, first] = [await made({ name: 'Яре' }), await made({ name: 'Агне' })]
    expect(second).toMatchObject({ isDefault: false, ...defaultQuoteTemplate })
    const ids = (await listed()).map(({ id }) => id)
    expect(ids.slice(1)).toEqual([first.id, second.id])
    expect(ids.slice(0, 1)).toEqual(await defaultIds())
  })

  it('are written by editors, read by the newsroom, and by nobody else', async () => {
    const { id } = await made()
    const asAuthor = await restAs(newsroom, 'author')
    expect((await asAuthor('GET', `${path}/${id}`)).status).toBe(200)
    expect((await asAuthor('PATCH', `${path}/${id}`, { name: 'Мой' })).status).toBe(403)
    expect((await asAuthor('POST', path, { name: 'Мой' })).status).toBe(403)
    expect((await restAsAnyone(newsroom)('GET', `${path}/${id}`)).status).toBe(403)
  })

  it.each<[string, Partial<QuoteTemplate>, string]>([
    ['no name', { name: ' ' }, 'A template needs a name'],
    ['a width below 400', { maxWidth: 399 }, 'A whole number from 400 to 2400.'],
    ['a width above 2400', { maxWidth: 2401 }, 'A whole number from 400 to 2400.'],
    ['a height below 300', { maxHeight: 299 }, 'A whole number from 300 to 2400.'],
    ['a height in parts', { maxHeight: 628.5 }, 'A whole number from 300 to 2400.'],
    ['letters below 12', { fontSize: 11 }, 'A whole number from 12 to 200.'],
    ['letters above 200', { fontSize: 201 }, 'A whole number from 12 to 200.'],
    ['its text left of it', { textX: -1 }, 'A whole number from 0 to 1200.'],
    ['its text right of it', { textX: 1201 }, 'A whole number from 0 to 1200.'],
    ['its text below it', { maxHeight: 600, textY: 601 }, 'A whole number from 0 to 600.'],
    ['a colour by its name', { fontColor: 'white' }, 'A colour looks like #187bcd.'],
    ['a short colour', { backgroundColor: '#fff' }, 'A colour looks like #187bcd.'],
    ['a font of another house', { fontFamily: 'Arial' as 'Lora' }, 'fontFamily'],
    ['letters that are justified', { textAlign: 'justify' as 'left' }, 'textAlign'],
  ])('with %s are refused', async (_what, data, text) => {
    const answer = await asEditor('POST', path, { name: 'Шаблон', ...data })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(text)
  })

  it('at their bounds are taken, and colours are written in small letters', async () => {
    const bounds = { maxWidth: 2400, maxHeight: 300, fontSize: 200, textX: 2400, textY: 0 }
    const template = await made({ ...bounds, fontColor: ' #ABCDEF ' })
    expect(template).toMatchObject({ ...bounds, fontColor: '#abcdef' })
  })
})

describe('A-QUO-3 exactly one template is the default', () => {
  it('whichever becomes it, new or not', async () => {
    const { id } = await made({ isDefault: true })
    expect(await defaultIds()).toEqual([id])
    const other = await made()
    expect((await change(other.id, { isDefault: true })).status).toBe(200)
    expect(await defaultIds()).toEqual([other.id])
  })

  it('also where several become it at once', async () => {
    const templates = await Promise.all([made(), made(), made(), made()])
    const answers = await Promise.all(templates.map(({ id }) => change(id, { isDefault: true })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const ids = await defaultIds()
    expect(ids).toHaveLength(1)
    expect(templates.map(({ id }) => id)).toContain(ids[0])
  })

  it('which cannot cease to be it, nor go to the trash', async () => {
    const [id] = await defaultIds()
    for (const data of [{ isDefault: false }, inTrash()]) {
      const answer = await change(id!, data)
      expect(answer.status).toBe(409)
      expect(await answer.text()).toContain('make another one the default first')
    }
    expect(await defaultIds()).toEqual([id])
    expect((await change(id!, { name: 'Друго име' })).status).toBe(200)
  })

  it('and none in the trash is, nor comes out of it as one', async () => {
    const { id } = await made({ isDefault: true })
    const next = await made({ isDefault: true })
    expect((await change(id, inTrash())).status).toBe(200)
    await change(id, { isDefault: true })
    expect(await defaultIds()).toEqual([next.id])
    expect((await change(id, { deletedAt: null })).status).toBe(200)
    expect(await defaultIds()).toEqual([next.id])
  })

  it('and a copy of it is none', async () => {
    const [id] = await defaultIds()
    const answer = await asEditor('POST', `${path}/${id}/duplicate?depth=0`)
    expect(answer.status, await answer.clone().text()).toBe(200)
    expect(await defaultIds()).toEqual([id])
  })
})
