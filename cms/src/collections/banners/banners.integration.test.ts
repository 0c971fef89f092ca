import { setClock } from '@kariera/shared/clock'
import type { Banner, BannerFile, BannerPosition } from '@kariera/shared/payload-types'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { announcedBy } from '../../testing/events.ts'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { redAndBlue } from '../../testing/pictures.ts'
import { restAs, restAsAnyone, type Caller } from '../../testing/rest.ts'

let newsroom: TestNewsroom
let asEditor: Caller
let position: BannerPosition

beforeAll(async () => {
  newsroom = await openNewsroom()
  asEditor = await restAs(newsroom, 'editor')
  position = await positionNamed('home_header')
})
afterAll(() => newsroom.close())
afterEach(() => setClock(null))

const html = '<p>Реклама</p>'
const svgOf = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 98 25"><path fill="${fill}" d="M0 0h98v25H0z"/></svg>`

async function positionNamed(bannerPosition: string): Promise<BannerPosition> {
  const where = { bannerPosition: { equals: bannerPosition } }
  const { docs } = await newsroom.payload.find({ collection: 'banner-positions', where, depth: 0 })
  return docs[0]!
}

async function stored<Doc = Banner>(answer: Response): Promise<Doc> {
  expect(answer.ok, await answer.clone().text()).toBe(true)
  return (await answer.json()).doc
}

const created = async (data: object = {}) =>
  stored(
    await asEditor('POST', '/banners?depth=0', {
      position: position.id,
      svgContent: html,
      ...data,
    }),
  )

const changed = async (id: number, data: object) =>
  stored(await asEditor('PATCH', `/banners/${id}?depth=0&trash=true`, data))

async function uploaded(): Promise<BannerFile> {
  const { data, mimetype } = await redAndBlue()
  const form = new FormData()
  form.append('file', new File([new Uint8Array(data)], 'банер.jpg', { type: mimetype }))
  return stored<BannerFile>(await asEditor('POST', '/banner-files?depth=0', form))
}

/** The document of a file; null if it no longer exists. */
async function documented(id: unknown): Promise<BannerFile | null> {
  return newsroom.payload.findByID({
    collection: 'banner-files',
    id: id as number,
    depth: 0,
    disableErrors: true,
  })
}

const read = ({ filename }: BannerFile) =>
  readFile(path.join(process.env.DATA_DIR!, 'media', filename!), 'utf8')

/** Whether the file is retired, to be deleted once no page shows it any more. */
async function isRetired({ filename }: BannerFile): Promise<boolean> {
  const where = { filename: { equals: filename } }
  return (await newsroom.payload.count({ collection: 'retired-files', where })).totalDocs > 0
}

async function seenByAnyone(): Promise<number[]> {
  const answer = await restAsAnyone(newsroom)('GET', '/banners?limit=100&depth=0')
  const { docs }: { docs: Banner[] } = await answer.json()
  return docs.map(({ id }) => id)
}

describe('A-BAN-1 a banner is called', () => {
  it('by what it shows, else by where it leads, else by its position', async () => {
    const banner = await created()
    expect(banner.title).toBe(position.dropdownName)
    const leading = await changed(banner.id, { hyperlink: 'https://www.example.com/jobs?a=1' })
    expect(leading.title).toBe('example.com')
    expect(await changed(banner.id, { alt: ' Търсим хора ' })).toMatchObject({
      title: 'Търсим хора',
    })
  })

  it('as its editor wishes, until the wish is taken back', async () => {
    const { id, title } = await created({ title: ' Есенна кампания ', alt: 'Търсим хора' })
    expect(title).toBe('Есенна кампания')
    expect(await changed(id, { alt: 'Наемаме' })).toMatchObject({ title: 'Есенна кампания' })
    expect(await changed(id, { title: '' })).toMatchObject({ title: 'Наемаме' })
  })

  it('so by the newsroom alone', async () => {
    const { id } = await created({ title: 'Есенна кампания', active: true })
    const asAnyone = restAsAnyone(newsroom)
    const seen = await (await asAnyone('GET', `/banners/${id}?depth=0`)).json()
    expect(seen).not.toHaveProperty('title')
    expect((await asAnyone('GET', '/banners?where[title][like]=кампания')).status).toBe(400)
  })
})

describe('A-BAN-1 what a banner needs', () => {
  it.each([
    ['a position', { position: null }],
    ['something to show', { svgContent: ' ' }],
    ['something to show, however it is left out', { svgContent: undefined }],
  ])('%s', async (_what, data) => {
    const asBulgarian = await restAs(newsroom, 'editor', 'bg')
    const banner = { position: position.id, svgContent: html, ...data }
    const answer = await asEditor('POST', '/banners', banner)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('Position and banner content are required')
    const bulgarian = await (await asBulgarian('POST', '/banners', banner)).text()
    expect(bulgarian).toContain('Позицията и съдържанието на банера са задължителни')
  })

  it('keeps something to show when it is changed', async () => {
    const { id } = await created()
    const answer = await asEditor('PATCH', `/banners/${id}`, { svgContent: '' })
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('Position and banner content are required')
  })

  it.each([
    ['a position that exists', { position: 999_999 }],
    ['a file that exists', { file: 999_999 }],
    ['a link to the web', { hyperlink: 'javascript:alert(1)' }],
    ['a start that is a date', { startDate: 'утре' }],
    ['an end after its start', { startDate: '2026-05-02T10:00Z', endDate: '2026-05-02T10:00Z' }],
    ['an svg that can be read', { svgContent: '<svg><path></svg>' }],
  ])('%s', async (_what, data) => {
    const banner = { position: position.id, svgContent: html, ...data }
    expect((await asEditor('POST', '/banners', banner)).status).toBe(400)
  })

  it('says of the end nothing that depends on a start that is no date', async () => {
    const dates = { startDate: 'абв', endDate: '2026-05-02T10:00Z' }
    const banner = { position: position.id, svgContent: html, ...dates }
    const refusal = await (await asEditor('POST', '/banners', banner)).text()
    expect(refusal).toContain('"path":"startDate"')
    expect(refusal).not.toContain('"path":"endDate"')
  })

  it('is made by editors, and by nobody else; who it was is noted, and nobody else is told', async () => {
    const me: { user: { id: number } } = await (await asEditor('GET', '/users/me')).json()
    const banner = await created({ createdBy: 1_000 })
    expect(banner.createdBy).toBe(me.user.id)
    expect((await changed(banner.id, { createdBy: 1_000, alt: 'Нов' })).createdBy).toBe(me.user.id)
    const inOpen = await restAsAnyone(newsroom)('GET', `/banners/${banner.id}?depth=1`)
    expect(await inOpen.json()).not.toHaveProperty('createdBy')

    const data = { position: position.id, svgContent: html }
    const asAuthor = await restAs(newsroom, 'author')
    expect((await asAuthor('POST', '/banners', data)).status).toBe(403)
    expect((await restAsAnyone(newsroom)('POST', '/banners', data)).status).toBe(403)
    const file = await restAsAnyone(newsroom)('POST', '/banner-files', new FormData())
    expect(await file.text()).toContain('User not authenticated')
  })
})

describe('what is written as a text', () => {
  it('becomes a file, another one when it changes, none when it goes', async () => {
    const { id, contentFile } = await created({ svgContent: svgOf('red') })
    const first = await documented(contentFile)
    expect(await read(first!)).toContain('red')

    const same = await changed(id, { alt: 'Червено', svgContent: svgOf('red') })
    expect(same.contentFile).toBe(contentFile)

    const next = await changed(id, { svgContent: svgOf('blue') })
    expect(next.contentFile).not.toBe(contentFile)
    expect(await read((await documented(next.contentFile))!)).toContain('blue')
    expect(await documented(contentFile)).toBeNull()
    expect(await isRetired(first!)).toBe(true)

    const { id: file } = await uploaded()
    const without = await changed(id, { file, svgContent: null })
    expect(without.contentFile).toBeNull()
    expect(await documented(next.contentFile)).toBeNull()
  })

  it('is of the kind that it is, and cannot be given another file', async () => {
    const { id: foreign } = await uploaded()
    const svg = await created({ svgContent: svgOf('red'), contentFile: foreign })
    expect(await documented(svg.contentFile)).toMatchObject({ mimeType: 'image/svg+xml' })
    const page = await created({ svgContent: html, contentFile: foreign })
    const file = await documented(page.contentFile)
    expect(file).toMatchObject({ mimeType: 'text/html' })
    expect(await read(file!)).toContain(html)
  })
})

describe('a banner in the trash, and after it', () => {
  it('keeps its files until it is deleted for good', async () => {
    const file = await uploaded()
    const { id, contentFile } = await created({ file: file.id })
    const text = await documented(contentFile)
    expect((await asEditor('DELETE', `/banners/${id}`)).status).not.toBe(200)
    await changed(id, { deletedAt: new Date().toISOString() })
    expect(await documented(file.id)).not.toBeNull()
    expect(await isRetired(file)).toBe(false)

    const asAuthor = await restAs(newsroom, 'author')
    expect((await asAuthor('DELETE', `/banners/${id}?trash=true`)).status).toBe(403)
    expect((await asEditor('DELETE', `/banners/${id}?trash=true`)).status).toBe(200)
    for (const gone of [file, text!]) {
      expect(await documented(gone.id)).toBeNull()
      expect(await isRetired(gone)).toBe(true)
    }
  })

  it('leaves a file that another banner shows', async () => {
    const file = await uploaded()
    const [one, other] = [await created({ file: file.id }), await created({ file: file.id })]
    for (const [{ id }, isShown] of [
      [one, true],
      [other, false],
    ] as const) {
      await changed(id, { deletedAt: new Date().toISOString() })
      expect((await asEditor('DELETE', `/banners/${id}?trash=true`)).status).toBe(200)
      expect((await documented(file.id)) !== null).toBe(isShown)
    }
  })

  it('gives up a file that is replaced', async () => {
    const [former, next] = [await uploaded(), await uploaded()]
    const { id } = await created({ file: former.id })
    await changed(id, { file: next.id })
    expect(await documented(former.id)).toBeNull()
    expect(await isRetired(former)).toBe(true)
    expect(await documented(next.id)).not.toBeNull()
  })
})

describe('who sees a banner, and when', () => {
  it('anyone the active ones in their time, the newsroom all', async () => {
    const [start, end] = ['2026-05-01T10:00:00.000Z', '2026-05-02T10:00:00.000Z']
    const { id } = await created({ startDate: start, endDate: end })
    const off = await created({ active: false })
    for (const [moment, isSeen] of [
      ['2026-05-01T09:59:59.000Z', false],
      [start, true],
      ['2026-05-02T09:59:59.000Z', true],
      [end, false],
    ] as const) {
      setClock(new Date(moment))
      expect((await seenByAnyone()).includes(id), moment).toBe(isSeen)
    }
    expect(await seenByAnyone()).not.toContain(off.id)
    const answer = await asEditor('GET', '/banners?limit=100&depth=0')
    const { docs }: { docs: Banner[] } = await answer.json()
    expect(docs.map((banner) => banner.id)).toEqual(expect.arrayContaining([id, off.id]))
    await changed(id, { startDate: null, endDate: null })
    expect(await seenByAnyone()).toContain(id)
    await changed(id, { deletedAt: new Date().toISOString() })
    expect(await seenByAnyone()).not.toContain(id)
  })

  it('invariant 1: the pages of its position are told, and of the one where it was', async () => {
    const { id: other } = await positionNamed('home_middle')
    let id = 0
    const at = (where: number) => ({ id, position: where })
    const told = (change: () => Promise<unknown>) => announcedBy(newsroom, change)
    const made = await told(async () => ({ id } = await created()))
    expect(made).toMatchObject([{ documentType: 'banners', was: null, is: at(position.id) }])
    const moved = await told(() => changed(id, { position: other }))
    expect(moved).toMatchObject([{ documentId: id, was: at(position.id), is: at(other) }])
    expect(await told(() => changed(id, { deletedAt: new Date().toISOString() }))).toHaveLength(1)
    const purged = await told(async () => asEditor('DELETE', `/banners/${id}?trash=true`))
    expect(purged).toMatchObject([{ documentId: id, was: at(other), is: null }])
  })
})

describe('A-BAN-2 positions', () => {
  const make = (data: object, call = asEditor) => call('POST', '/banner-positions?depth=0', data)

  it.each([
    ['an id', { dropdownName: 'Име' }],
    ['a name', { bannerPosition: 'id_1', dropdownName: '  ' }],
  ])('need %s', async (_what, data) => {
    const answer = await make(data)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('Position ID and name are required')
  })

  it.each([
    ['nothing', {}, 980, 250],
    ['what is no number', { width: 'широка', height: '' }, 980, 250],
    ['less than 1', { width: 0, height: -5 }, 1, 1],
    ['numbers', { width: 728, height: '90' }, 728, 90],
  ])('of %s are of a size', async (what, data, width, height) => {
    const bannerPosition = `of_${what.replaceAll(/\W/g, '_')}`
    const answer = await make({ bannerPosition, dropdownName: what, ...data })
    expect(await stored(answer)).toMatchObject({ width, height })
  })

  it.each(['Горе', 'top right', 'top-right', 'Top'])(
    'are not called %s',
    async (bannerPosition) => {
      const answer = await make({ bannerPosition, dropdownName: 'Горе' })
      expect(answer.status).toBe(400)
      expect(await answer.text()).toContain('Lower-case letters, digits and underscores')
    },
  )

  it('have an id of their own, which stays', async () => {
    const data = { bannerPosition: 'footer', dropdownName: 'Долу' }
    const { id } = await stored<BannerPosition>(await make(data))
    expect((await make(data)).status).toBe(400)
    const answer = await asEditor('PATCH', `/banner-positions/${id}`, { bannerPosition: 'other' })
    expect(await stored(answer)).toMatchObject({ bannerPosition: 'footer' })
    expect((await make(data, await restAs(newsroom, 'author'))).status).toBe(403)
  })

  it('cannot be deleted while a banner stands there, in the trash too', async () => {
    const data = { bannerPosition: 'side', dropdownName: 'Отстрани' }
    const { id } = await stored<BannerPosition>(await make(data))
    const banner = await created({ position: id })
    for (const deletedAt of [null, new Date().toISOString()]) {
      await changed(banner.id, { deletedAt })
      const answer = await asEditor('DELETE', `/banner-positions/${id}`)
      expect(answer.status).toBe(409)
      expect(await answer.text()).toContain('This position has banners (1, in the trash too)')
    }
    await asEditor('DELETE', `/banners/${banner.id}?trash=true`)
    expect((await asEditor('DELETE', `/banner-positions/${id}`)).status).toBe(200)
  })
})
