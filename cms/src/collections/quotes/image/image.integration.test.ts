import type { Quote, QuoteImage, QuoteTemplate } from '@kariera/shared/payload-types'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { announcedBy } from '#testing/events.ts'
import { openNewsroom, type TestNewsroom } from '#testing/newsroom.ts'
import { restAs, restAsAnyone, type Caller } from '#testing/rest.ts'

let newsroom: TestNewsroom
let asEditor: Caller
let template: QuoteTemplate

beforeAll(async () => {
  newsroom = await openNewsroom()
  asEditor = await restAs(newsroom, 'editor')
  const { docs } = await newsroom.payload.find({ collection: 'quote-templates' })
  template = docs[0]!
})
afterAll(() => newsroom.close())

const published = { _status: 'published' as const }

async function created(data: Partial<Quote> = published): Promise<Quote> {
  const quote = { quoteText: 'Работата е видима любов.', author: 'Поет', ...data }
  const answer = await asEditor('POST', '/quotes?depth=0', quote)
  expect(answer.status, await answer.clone().text()).toBe(201)
  return (await answer.json()).doc
}

const png = (width = 1200, height = 628, background = '#187bcd') =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()

type Sent = { file?: Buffer | null; shortText?: string; template?: number | string }

function formOf({ file, shortText = 'Видима любов', template: by = template.id }: Sent): FormData {
  const form = new FormData()
  if (file) form.append('file', new File([new Uint8Array(file)], 'a.png', { type: 'image/png' }))
  form.append('shortText', shortText)
  form.append('template', String(by))
  return form
}

async function sent(id: number | string, what: Sent = {}, call = asEditor): Promise<Response> {
  const file = what.file === undefined ? await png() : what.file
  return call('POST', `/quotes/${id}/image`, formOf({ ...what, file }))
}

async function saved(id: number, what: Sent = {}): Promise<Partial<Quote>> {
  const answer = await sent(id, what)
  expect(answer.status, await answer.clone().text()).toBe(200)
  return answer.json()
}

const refused = async (answer: Response) => [
  answer.status,
  (await answer.json()).errors?.[0]?.message,
]

/** The newest version, with pending changes. */
const draftOf = (id: number): Promise<Quote> =>
  newsroom.payload.findByID({ collection: 'quotes', id, draft: true, depth: 0 })
/** The published version. */
const rowOf = (id: number): Promise<Quote> =>
  newsroom.payload.findByID({ collection: 'quotes', id, depth: 0 })
const imageOf = (id: number): Promise<QuoteImage | null> =>
  newsroom.payload.findByID({ collection: 'quote-images', id, disableErrors: true })

const imageFields = ({
  quoteImage,
  template: by,
  quoteShortText,
  quoteImageGeneratedAt,
  quoteImageStatus,
}: Partial<Quote>) => ({
  ...{ quoteImage, template: by, quoteShortText, quoteImageGeneratedAt, quoteImageStatus },
})

describe('A-QUO-2 the image of a quote', () => {
  it('is kept as it was drawn, with its text, its template and when it was made', async () => {
    const { id } = await created()
    const file = await png(1200, 628, '#a1b2c3')
    const answer = await saved(id, { file, shortText: ' Видима любов ' })
    expect(answer).toEqual({
      quoteImage: expect.any(Number),
      template: template.id,
      quoteShortText: 'Видима любов',
      quoteImageStatus: 'generated',
      quoteImageGeneratedAt: expect.stringMatching(/^20.*Z$/),
    })
    expect(imageFields(await rowOf(id))).toEqual(answer)
    expect(imageFields(await draftOf(id))).toEqual(answer)
    const image = await imageOf(Number(answer.quoteImage))
    expect(image).toMatchObject({ mimeType: 'image/png', width: 1200, height: 628 })
    const kept = await readFile(path.join(process.env.DATA_DIR!, 'media', image!.filename!))
    const pixels = (data: Buffer) => sharp(data).raw().toBuffer()
    expect((await pixels(kept)).equals(await pixels(file))).toBe(true)
  })

  it('leaves a pending draft pending, and what is published published', async () => {
    const { id, slug } = await created()
    const draft = { quoteText: 'Нов текст', author: 'Друг', _status: 'draft' }
    const answer = await asEditor('PATCH', `/quotes/${id}?draft=true&depth=0`, draft)
    expect(answer.status).toBe(200)
    const kept = await saved(id)
    expect(await rowOf(id)).toMatchObject({
      ...{ quoteText: 'Работата е видима любов.', author: 'Поет', slug, _status: 'published' },
      ...kept,
    })
    expect(await draftOf(id)).toMatchObject({ ...draft, slug, ...kept })
  })

  it('invariant 1: is announced where readers see the quote, and nowhere else', async () => {
    const { id, slug } = await created()
    const facts = { id, slug }
    expect(await announcedBy(newsroom, () => saved(id))).toEqual([
      { documentType: 'quotes', documentId: id, was: facts, is: facts },
    ])
    const draft = await created({ _status: 'draft' })
    expect(await announcedBy(newsroom, () => saved(draft.id))).toEqual([])
    expect((await rowOf(draft.id))._status).toBe('draft')
  })

  it('takes the place of the former one, whose file is given up later', async () => {
    const { id } = await created()
    const former = await imageOf(Number((await saved(id)).quoteImage))
    const kept = await saved(id, { file: await png(1200, 628, '#000000'), shortText: 'Друго' })
    expect(kept.quoteImage).not.toBe(former!.id)
    expect(await imageOf(former!.id)).toBeNull()
    const retired = { filename: { equals: former!.filename! } }
    const { totalDocs } = await newsroom.payload.count({
      collection: 'retired-files',
      where: retired,
    })
    expect(totalDocs).toBe(1)
  })

  it('stays where another quote has it', async () => {
    const [one, other] = [await created(), await created()]
    const { quoteImage } = await saved(one.id)
    const { drizzle } = newsroom.payload.db
    await drizzle.execute(`UPDATE quotes SET quote_image_id = ${Number(quoteImage)}
      WHERE id = ${other.id}`)
    await saved(one.id)
    expect(await imageOf(Number(quoteImage))).not.toBeNull()
  })

  it('is no part of a save: neither of a form that knew another one, nor of a version restored', async () => {
    const { id } = await created()
    await saved(id)
    const { docs } = await newsroom.payload.findVersions({
      collection: 'quotes',
      where: { parent: { equals: id } },
      sort: 'createdAt',
    })
    const kept = await saved(id, { shortText: 'Втори' })
    const stale = { author: 'Друг', quoteImage: null, quoteShortText: 'Мой', ...published }
    expect((await asEditor('PATCH', `/quotes/${id}?depth=0`, stale)).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ author: 'Друг', ...kept })
    expect((await asEditor('POST', `/quotes/versions/${docs[0]!.id}`)).status).toBe(200)
    expect(await rowOf(id)).toMatchObject({ author: 'Поет', ...kept })
    expect(imageFields(await draftOf(id))).toEqual(kept)
  })

  it('is deleted, from the draft too; its text and template stay, its file is given up later', async () => {
    const { id, slug } = await created()
    await asEditor('PATCH', `/quotes/${id}?draft=true`, { author: 'Друг', _status: 'draft' })
    const kept = await saved(id)
    const facts = { id, slug }
    const announced = await announcedBy(newsroom, async () => {
      const answer = await asEditor('DELETE', `/quotes/${id}/image/${Number(kept.quoteImage)}`)
      expect(answer.status).toBe(200)
    })
    expect(announced).toEqual([{ documentType: 'quotes', documentId: id, was: facts, is: facts }])
    const none = { quoteImage: null, quoteImageStatus: null, quoteImageGeneratedAt: null }
    expect(imageFields(await rowOf(id))).toEqual({ ...kept, ...none })
    expect(await draftOf(id)).toMatchObject({ author: 'Друг', ...kept, ...none })
    expect(await imageOf(Number(kept.quoteImage))).toBeNull()
  })

  it('is not deleted by who has seen another one, or is no editor', async () => {
    const { id } = await created()
    const former = await saved(id)
    const kept = await saved(id)
    const remove = (image: unknown, call = asEditor) =>
      call('DELETE', `/quotes/${id}/image/${String(image)}`)
    expect(await refused(await remove(former.quoteImage))).toEqual([
      409,
      'A colleague has changed the image of this quote meanwhile.',
    ])
    for (const image of ['x', 2 ** 31]) expect((await remove(image)).status).toBe(404)
    for (const call of [await restAs(newsroom, 'author'), restAsAnyone(newsroom)]) {
      expect((await remove(kept.quoteImage, call)).status).toBe(403)
    }
    expect(imageFields(await rowOf(id))).toEqual(kept)
  })

  it('is made by editors, and by nobody else', async () => {
    const { id } = await created()
    const anonymous = restAsAnyone(newsroom)
    expect(await refused(await sent(id, {}, anonymous))).toEqual([403, 'No authenticated user'])
    const asAuthor = await restAs(newsroom, 'author')
    expect((await sent(id, {}, asAuthor)).status).toBe(403)
    const asAdministrator = await restAs(newsroom, 'administrator')
    expect((await sent(id, {}, asAdministrator)).status).toBe(200)
  })

  it('is that of a quote that exists, out of the trash', async () => {
    for (const id of [999_999, 'x', '99999999999']) expect((await sent(id)).status).toBe(404)
    const { id } = await created()
    await asEditor('PATCH', `/quotes/${id}`, { deletedAt: new Date().toISOString() })
    expect((await sent(id)).status).toBe(404)
  })

  const missing = 'Missing required data for image generation'
  it.each<[string, () => Promise<Sent>, string]>([
    ['without a file', async () => ({ file: null }), missing],
    ['without a text', async () => ({ shortText: '  ' }), missing],
    ['with a text that no quote has', async () => ({ shortText: 'а'.repeat(1001) }), missing],
    ['without a template', async () => ({ template: '' }), missing],
    ['by no template', async () => ({ template: 999_999 }), 'Template not found'],
    [
      'of another size',
      async () => ({ file: await png(1200, 627) }),
      'The image of this template has 1200 × 628 px.',
    ],
    [
      'that is no PNG',
      async () => ({
        file: await sharp(await png())
          .jpeg()
          .toBuffer(),
      }),
      'Invalid file type. The image of a quote is a PNG.',
    ],
    [
      'that only begins as one',
      async () => ({ file: (await png()).subarray(0, 60) }),
      'The file is damaged, or a part of it is missing. Please save or copy the picture again.',
    ],
    [
      'of more than 10 MB',
      async () => ({ file: Buffer.concat([await png(), Buffer.alloc(10 * 2 ** 20)]) }),
      'File size too large. Maximum size is 10MB.',
    ],
    [
      'of far more',
      async () => ({ file: Buffer.alloc(12 * 2 ** 20) }),
      'File size too large. Maximum size is 10MB.',
    ],
  ])('%s is refused, and nothing changes', async (_what, what, text) => {
    const { id } = await created()
    const kept = await saved(id)
    const announced = await announcedBy(newsroom, async () => {
      expect(await refused(await sent(id, await what()))).toEqual([400, text])
    })
    expect(announced).toEqual([])
    expect(imageFields(await rowOf(id))).toEqual(kept)
    expect(await imageOf(Number(kept.quoteImage))).not.toBeNull()
  })

  it('by a template in the trash is refused', async () => {
    const other = { ...template, id: undefined, isDefault: false }
    const made = await newsroom.payload.create({ collection: 'quote-templates', data: other })
    const data = { deletedAt: new Date().toISOString() }
    await newsroom.payload.update({ collection: 'quote-templates', id: made.id, data })
    const { id } = await created()
    expect(await refused(await sent(id, { template: made.id }))).toEqual([
      400,
      'Template not found',
    ])
  })

  it('what is no form is refused', async () => {
    const { id } = await created()
    const empty = await asEditor('POST', `/quotes/${id}/image`, {})
    expect(await refused(empty)).toEqual([400, missing])
    const text = await asEditor('POST', `/quotes/${id}/image`, 'текст')
    expect(text.status).toBe(400)
  })
})
