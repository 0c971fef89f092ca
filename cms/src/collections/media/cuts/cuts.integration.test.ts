import { setClock } from '@kariera/shared/clock'
import { sql } from '@payloadcms/db-postgres'
import type { Article, Media, User } from '@kariera/shared/payload-types'
import type { PayloadRequest } from 'payload'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { openNewsroom, type TestNewsroom } from '#testing/newsroom.ts'
import { colourAt, redAndBlue, storedFile } from '#testing/pictures.ts'
import { reasonOf, restAs, restAsAnyone, type Caller } from '#testing/rest.ts'
import { pictureProcess } from '../decoding/pictureProcess.ts'
import type { Rectangle } from './cutShape.ts'

let newsroom: TestNewsroom
let asEditor: Caller

beforeAll(async () => {
  newsroom = await openNewsroom()
  asEditor = await restAs(newsroom, 'editor')
})
afterAll(() => newsroom.close())
afterEach(() => setClock(null))

const left: Rectangle = { x: 0, y: 100, width: 750, height: 500 }
const right: Rectangle = { x: 900, y: 0, width: 690, height: 460 }

/** A picture whose left half is red, and whose right half is blue. */
async function upload(width = 1600, height = 800): Promise<Media> {
  const req = await newsroom.asEditor()
  const file = await redAndBlue(width, height)
  const data = { alt: 'Снимка', author: 'Мария' }
  return newsroom.payload.create({ collection: 'media', depth: 0, req, data, file })
}

const cut = (id: number | string, rectangle: object, caller = asEditor) =>
  caller('POST', `/media/${id}/cut`, rectangle)

async function idOf(answer: Response): Promise<number> {
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { id: number }).id
}

/** The tables that a JPEG was encoded with, which follow from its quality. */
function quantisationOf(jpeg: Buffer): string[] {
  const tables: string[] = []
  // Segments come one after the other, each with its length, until the picture itself.
  for (let at = 2; jpeg[at + 1] !== 0xda && at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2))
    if (jpeg[at + 1] === 0xdb)
      tables.push(jpeg.subarray(at, at + 2 + jpeg.readUInt16BE(at + 2)).toString('hex'))
  return tables
}

async function quantisationAt(quality: number): Promise<string[]> {
  const plain = { width: 16, height: 16, channels: 3, background: 'red' } as const
  return quantisationOf(await sharp({ create: plain }).jpeg({ quality }).toBuffer())
}

const cutOf = (id: number) =>
  newsroom.payload.findByID({ collection: 'picture-cuts', id, depth: 0 })

const countOfCuts = async () =>
  (await newsroom.payload.count({ collection: 'picture-cuts' })).totalDocs

async function write(data: object): Promise<Article> {
  const { id } = await newsroom.publish()
  return saved(await asEditor('PATCH', `/articles/${id}?depth=0`, data))
}

async function saved(answer: Response): Promise<Article> {
  expect(answer.status, await answer.clone().text()).toBe(200)
  return ((await answer.json()) as { doc: Article }).doc
}

describe('A-RT-5 a cut of a picture', () => {
  /** A picture of which nothing may be cut. */
  let untouched: Media
  beforeAll(async () => {
    untouched = await upload()
  })

  it('is made of the original, which stays; its card has 600 x 400 pixels as JPEG of quality 95', async () => {
    const picture = await upload()
    const made = await cutOf(await idOf(await cut(picture.id, right)))
    expect(made).toMatchObject({ picture: picture.id, left: 900, top: 0, width: 690, height: 460 })
    const file = await storedFile(made.filename)
    expect(await sharp(file).metadata()).toMatchObject({ width: 690, height: 460, format: 'jpeg' })
    expect(await colourAt(file, 0)).toBe('blue')
    const cardFile = await storedFile(made.sizes?.card?.filename)
    const card = await sharp(cardFile).metadata()
    expect(card).toMatchObject({ width: 600, height: 400, format: 'jpeg' })
    const [high, lower] = await Promise.all([95, 94].map(quantisationAt))
    expect(quantisationOf(cardFile)).toEqual(high)
    expect(quantisationOf(file)).toEqual(high)
    expect(high).not.toEqual(lower)
    const { filename } = await newsroom.payload.findByID({ collection: 'media', id: picture.id })
    expect(filename).toBe(picture.filename)
    expect(await colourAt(await storedFile(picture.filename), 0)).toBe('red')
  })

  it('is made once, however often and however many at once ask for it', async () => {
    const picture = await upload()
    const before = await countOfCuts()
    const ids = await Promise.all([1, 2, 3].map(async () => idOf(await cut(picture.id, left))))
    expect(new Set(ids).size).toBe(1)
    expect(await idOf(await cut(picture.id, left))).toBe(ids[0])
    expect(await countOfCuts()).toBe(before + 1)
  })

  it.each<[string, object, number, string]>([
    [
      'too small',
      { x: 0, y: 0, width: 598, height: 399 },
      400,
      'Selected area is too small. Please select an area of at least 600x400 pixels.',
    ],
    [
      'outside',
      { x: 1000, y: 0, width: 750, height: 500 },
      400,
      'The selected part has to lie in the picture.',
    ],
    ...[
      { x: 0, y: 0, width: 700, height: 700 },
      { x: 0.5, y: 0, width: 750, height: 500 },
      { x: -1, y: 0, width: 750, height: 500 },
      { x: 0, y: 0, width: 750 },
      { ...left, picture: 1 },
      { x: '0', y: 0, width: 750, height: 500 },
      {},
    ].map((rectangle): [string, object, number, string] => [
      'wrong',
      rectangle,
      400,
      'The selected part has the shape of a card, 3 to 2, in whole pixels: x, y, width, height.',
    ]),
  ])('is refused where it is %s: %j', async (_what, rectangle, status, message) => {
    const { id } = untouched
    const before = await countOfCuts()
    expect(await reasonOf(await cut(id, rectangle))).toEqual([status, message])
    expect(await countOfCuts()).toBe(before)
  })

  it('is made by the newsroom alone, of a picture that there is', async () => {
    const { id } = await upload()
    expect((await cut(id, left, restAsAnyone(newsroom))).status).toBe(403)
    for (const unknown of ['999999', 'abc', '99999999999'])
      expect(await reasonOf(await cut(unknown, left))).toEqual([404, 'The picture does not exist.'])
    const administrator = await restAs(newsroom, 'administrator')
    for (const path of ['/picture-cuts', '/picture-cuts/1', '/picture-cuts/count'])
      expect((await administrator('GET', path)).status).toBeGreaterThanOrEqual(400)
  })
})

describe('B-PIC-2 the part of its picture that an article shows', () => {
  it('is cut before its save takes a place, however long other pictures take', async () => {
    const { turnsInUse } = await import('#limits/rate-limit/inTurn.ts')
    const { id: picture } = await upload()
    const [{ id }, { id: other }] = [await newsroom.publish(), await newsroom.publish()]
    const rules = Array.from({ length: 120 }, (_, index) => `.a${index}{mask:url(#a)}`).join('')
    const text = `<svg><mask id="a"/><style>${rules}</style>${'<g class="b"/>'.repeat(30_000)}</svg>`
    const busy = [1, 2, 3].map(() => pictureProcess.begin({ do: 'rewriteDrawing', text }))
    const form = new FormData()
    form.append('_payload', JSON.stringify({ picture, pictureCrop: left }))
    let isCut = false
    const cutting = Promise.all(
      [{ picture, pictureCrop: right }, form].map((data) =>
        asEditor('PATCH', `/articles/${id}?depth=0`, data).then((answer) => {
          isCut = true
          return saved(answer)
        }),
      ),
    )
    await vi.waitFor(() => expect(turnsInUse(newsroom.payload).uploads.working).toBeGreaterThan(0))
    expect(turnsInUse(newsroom.payload).saves.working).toBe(0)
    const meanwhile = await asEditor('PATCH', `/articles/${other}`, { title: 'Междувременно' })
    expect([meanwhile.status, isCut]).toEqual([200, false])
    for (const { pictureCut } of await cutting) expect(pictureCut).toEqual(expect.any(Number))
    await Promise.all(busy)
  })

  it('is not waited for within a save while another request works on its picture', async () => {
    const { id: picture } = await upload()
    const { id } = await newsroom.publish()
    const save = async (status: 'draft' | 'published') =>
      newsroom.payload.update({
        ...{ collection: 'articles', id, depth: 0, req: await newsroom.asEditor() },
        ...{ draft: status === 'draft', data: { picture, pictureCrop: left, _status: status } },
      })
    await newsroom.payload.db.drizzle.transaction(async (other) => {
      await other.execute(sql`SELECT FROM media WHERE id = ${picture} FOR NO KEY UPDATE`)
      const draft = await save('draft')
      expect([draft.pictureCrop, draft.pictureCut]).toEqual([{ ...left, picture }, null])
      await expect(save('published')).rejects.toMatchObject({ status: 503 })
    })
    expect((await save('published')).pictureCut).toEqual(expect.any(Number))
  })

  it('is kept with the article: two articles show different parts of one picture', async () => {
    const { id: picture } = await upload()
    const one = await write({ picture, pictureCrop: left })
    const other = await write({ picture, pictureCrop: right })
    const whole = await write({ picture })
    expect([one.pictureCrop, other.pictureCrop, whole.pictureCrop]).toEqual([
      { ...left, picture },
      { ...right, picture },
      null,
    ])
    const colours = await Promise.all([one, other, whole].map(shownEdges))
    expect(colours).toEqual([
      ['red', 'red'],
      ['blue', 'blue'],
      ['red', 'blue'],
    ])
  })

  it('goes with the picture, and stays where nothing is said of it', async () => {
    const { id: picture } = await upload()
    const { id: another } = await upload()
    const article = await write({ picture, pictureCrop: left })
    const patch = async (data: object) =>
      saved(await asEditor('PATCH', `/articles/${article.id}?depth=0`, data))
    const titled = await patch({ title: 'Друго заглавие' })
    expect([titled.pictureCrop, titled.pictureCut]).toEqual([
      article.pictureCrop,
      article.pictureCut,
    ])
    for (const stale of [{}, { pictureCrop: article.pictureCrop }]) {
      const changed = await patch({ picture: another, ...stale })
      expect([changed.pictureCrop, changed.pictureCut]).toEqual([null, null])
      await patch({ picture, pictureCrop: left })
    }
    const chosen = await patch({ picture: another, pictureCrop: left })
    expect(chosen.pictureCrop).toEqual({ ...left, picture: another })
    expect(chosen.pictureCut).not.toBe(article.pictureCut)
    await patch({ pictureCrop: right })
    const without = await patch({ picture: null })
    expect([without.pictureCrop, without.pictureCut]).toEqual([null, null])
  })

  it('cannot be given the files of another part', async () => {
    const { id: picture } = await upload()
    const foreign = await idOf(await cut(picture, right))
    const article = await write({ picture, pictureCrop: left, pictureCut: foreign })
    expect(article.pictureCut).not.toBe(foreign)
    const whole = await write({ picture, pictureCut: foreign })
    expect(whole.pictureCut).toBeNull()
  })

  it('is refused at publishing where it is none, and left out of a draft, which is saved', async () => {
    const { id: picture } = await upload()
    const { id } = await newsroom.publish()
    const small = { x: 0, y: 0, width: 300, height: 200 }
    for (const [pictureCrop, message] of [
      [small, 'Selected area is too small. Please select an area of at least 600x400 pixels.'],
      [{ ...left, x: 1500 }, 'The selected part has to lie in the picture.'],
      [{ x: 1 }, /shape of a card/],
      ['all of it', /shape of a card/],
    ] as const) {
      const published = await asEditor('PATCH', `/articles/${id}`, {
        ...{ picture, pictureCrop },
        _status: 'published',
      })
      const [status, reason] = await reasonOf(published)
      expect([status, reason]).toEqual([400, expect.stringMatching(message)])
      const draft = { title: 'Чернова', picture, pictureCrop, _status: 'draft' }
      const kept = await saved(await asEditor('PATCH', `/articles/${id}?draft=true&depth=0`, draft))
      expect([kept.title, kept.pictureCrop]).toEqual(['Чернова', null])
    }
  })

  it('comes back with a version of the article', async () => {
    const { id: picture } = await upload()
    const article = await write({ picture, pictureCrop: left })
    const versions = await newsroom.payload.findVersions({
      collection: 'articles',
      where: { parent: { equals: article.id } },
      sort: '-updatedAt',
      limit: 1,
    })
    await saved(await asEditor('PATCH', `/articles/${article.id}`, { pictureCrop: right }))
    const answer = await asEditor('POST', `/articles/versions/${versions.docs[0]?.id}`)
    expect(answer.status).toBe(200)
    const restored = await newsroom.payload.findByID({
      collection: 'articles',
      id: article.id,
      depth: 0,
    })
    expect([restored.pictureCrop, restored.pictureCut]).toEqual([
      { ...left, picture },
      article.pictureCut,
    ])
  })

  it('follows a new file of its picture, if that is large enough', async () => {
    const picture = await upload()
    const article = await write({ picture: picture.id, pictureCrop: left })
    const former = await cutOf(Number(article.pictureCut))
    const replace = async (width: number, height: number) => {
      const { data, mimetype, name } = await redAndBlue(width, height)
      const form = new FormData()
      form.set('file', new File([new Uint8Array(data)], name, { type: mimetype }))
      form.set('_payload', '{}')
      expect((await asEditor('PATCH', `/media/${picture.id}`, form)).status).toBe(200)
    }
    // The left 750 pixels are now red and blue.
    await replace(750, 700)
    expect(await shownEdges(article)).toEqual(['red', 'blue'])
    const made = await cutOf(former.id)
    expect(made.filename).not.toBe(former.filename)
    await storedFile(former.filename)
    await replace(700, 700)
    expect(await shownEdges(article)).toEqual(['red', 'blue'])
    const { filename } = await newsroom.payload.findByID({ collection: 'media', id: picture.id })
    expect(await shownFile(article)).toMatch(filename?.slice(0, 24) ?? '')
    const again = await saved(await asEditor('PATCH', `/articles/${article.id}?depth=0`, {}))
    expect([again.pictureCrop, again.pictureCut]).toEqual([null, null])
    // A former version, whose part no longer lies in the picture, is restored with the whole of it.
    const { docs } = await newsroom.payload.findVersions({
      collection: 'articles',
      where: { parent: { equals: article.id } },
      sort: 'updatedAt',
    })
    const versionBefore = docs.find(({ version }) => version.pictureCrop?.picture === picture.id)
    const restored = await asEditor('POST', `/articles/versions/${versionBefore?.id}`)
    expect(restored.status).toBe(200)
    expect((await current(article)).pictureCrop).toBeNull()
  })

  it('keeps the colours of a PNG, and stands on white where it is transparent', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const create = { width: 900, height: 600, channels: 4, noise, background: '#0000' } as const
    const data = await sharp({ create })
      .composite([
        {
          input: { create: { width: 300, height: 600, channels: 4, background: '#00000000' } },
          blend: 'dest-in',
          left: 0,
          top: 0,
        },
      ])
      .png()
      .toBuffer()
    const file = { name: 'a.png', data, mimetype: 'image/png', size: data.length }
    const req = await newsroom.asEditor()
    const { id } = await newsroom.payload.create({
      collection: 'media',
      depth: 0,
      req,
      data: {},
      file,
    })
    const made = await cutOf(await idOf(await cut(id, { x: 0, y: 0, width: 900, height: 600 })))
    expect(await sharp(await storedFile(made.filename)).metadata()).toMatchObject({
      format: 'png',
      isPalette: false,
    })
    const { data: pixels } = await sharp(await storedFile(made.sizes?.card?.filename))
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect([...pixels.subarray(0, 3)].every((value) => value > 240)).toBe(true)
  })

  it('keeps the focal point of the picture in its other shapes', async () => {
    const { id: picture } = await upload()
    await asEditor('PATCH', `/media/${picture}`, { focalX: 0, focalY: 50 })
    const pictureCrop = { x: 400, y: 0, width: 900, height: 600 }
    const article = await write({ picture, pictureCrop })
    const made = await cutOf(Number(article.pictureCut))
    expect([made.focalX, made.focalY]).toEqual([0, 67])
    await asEditor('PATCH', `/media/${picture}`, { focalX: 100, focalY: 50 })
    expect(await cutOf(made.id)).toMatchObject({ focalX: 100, focalY: 67 })
  })

  it('is removed a day after nothing shows it, but not while a version does', async () => {
    const { sweepCuts } = await import('./sweepCuts.ts')
    const { id: picture } = await upload()
    const unused = await idOf(await cut(picture, right))
    const article = await write({ picture, pictureCrop: left })
    await saved(await asEditor('PATCH', `/articles/${article.id}`, { pictureCrop: null }))
    await sweepCuts(newsroom.payload)
    await cutOf(unused)
    setClock(new Date(Date.now() + 25 * 60 * 60_000))
    await sweepCuts(newsroom.payload)
    await expect(cutOf(unused)).rejects.toThrow()
    // A version of the article still has it.
    await cutOf(Number(article.pictureCut))
  })

  it('has its files made again where a version is restored that has lost them', async () => {
    const { id: picture } = await upload()
    const article = await write({ picture, pictureCrop: left })
    const { docs } = await newsroom.payload.findVersions({
      collection: 'articles',
      where: { parent: { equals: article.id } },
      sort: '-updatedAt',
      limit: 1,
    })
    await saved(await asEditor('PATCH', `/articles/${article.id}`, { pictureCrop: null }))
    await newsroom.payload.delete({ collection: 'picture-cuts', id: Number(article.pictureCut) })
    const answer = await asEditor('POST', `/articles/versions/${docs[0]?.id}`)
    expect(answer.status).toBe(200)
    expect(await shownEdges(article)).toEqual(['red', 'red'])
  })
})

describe('B-SPEED-1 parts and focal points of pictures', () => {
  it('are chosen by one account so often, and no more: no file is written for those beyond', async () => {
    const caller = await restAs(newsroom, 'editor')
    const { id: picture } = await upload()
    const { id } = await newsroom.publish()
    const at = (x: number): Rectangle => ({ x, y: 0, width: 600, height: 400 })
    const focus = (focalX: number) =>
      caller('PATCH', `/media/${picture}?depth=0`, { focalX, focalY: 50 })
    const { countPictureChange } = await import('../pictureLimits.ts')
    const { user } = (await (await caller('GET', '/users/me')).json()) as { user: User }
    const counted = { payload: newsroom.payload, user } as unknown as PayloadRequest
    for (let count = 0; count < 58; count += 1) expect(await countPictureChange(counted)).toBeNull()
    // What is none writes no file.
    expect((await cut(picture, at(5_000), caller)).status).toBe(400)
    await idOf(await cut(picture, at(1), caller))
    expect((await focus(10)).status).toBe(200)
    const known = await idOf(await cut(picture, at(0)))

    const before = await countOfCuts()
    const reason = 'Too many parts and focal points of pictures were chosen. Try again in 10 min.'
    expect(await reasonOf(await cut(picture, at(2), caller))).toEqual([429, reason])
    expect(await reasonOf(await focus(20))).toEqual([429, reason])
    const save = { picture, pictureCrop: at(2) }
    const published = await caller('PATCH', `/articles/${id}`, { ...save, _status: 'published' })
    expect(await reasonOf(published)).toEqual([429, reason])
    expect(await countOfCuts()).toBe(before)

    // A draft is always saved, and what is known costs nothing; others have a count of their own.
    const draft = await saved(await caller('PATCH', `/articles/${id}?draft=true&depth=0`, save))
    expect([draft.pictureCrop, draft.pictureCut]).toEqual([{ ...at(2), picture }, null])
    for (const again of [{ title: 'Пак' }, { pictureCrop: at(3) }, { picture }]) {
      const { pictureCut } = await saved(
        await caller('PATCH', `/articles/${id}?draft=true&depth=0`, again),
      )
      expect(pictureCut).toBeNull()
    }
    expect(await countOfCuts()).toBe(before)
    expect(await idOf(await cut(picture, at(0), caller))).toBe(known)
    expect((await focus(10)).status).toBe(200)
    await idOf(await cut(picture, at(2)))
  })
})

const current = (article: Article) =>
  newsroom.payload.findByID({ collection: 'articles', id: article.id, depth: 1 })

/** The name of the largest file that readers see. */
async function shownFile(article: Article): Promise<string> {
  const { mainPictureOf } = await import('../../articles/resolvers/card.ts')
  const { pictureOf } = await import('../picture.ts')
  const shown = mainPictureOf(await current(article))
  const src = shown ? (pictureOf(shown).sources.at(-1)?.src ?? '') : ''
  return src.split('/').at(-1) ?? ''
}

/** The colours at the left and the right edge of the picture that readers see. */
async function shownEdges(article: Article): Promise<(string | undefined)[]> {
  const file = await storedFile(await shownFile(article))
  return Promise.all([colourAt(file, 0.02), colourAt(file, 0.98)])
}
