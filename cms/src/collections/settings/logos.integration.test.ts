import type { Logo } from '@kariera/shared/payload-types'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { announcedBy } from '../../testing/events.ts'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { restAs, restAsAnyone, type Caller } from '../../testing/rest.ts'

let newsroom: TestNewsroom
let asAdministrator: Caller
let asEditor: Caller

beforeAll(async () => {
  newsroom = await openNewsroom()
  asAdministrator = await restAs(newsroom, 'administrator')
  asEditor = await restAs(newsroom, 'editor')
})
afterAll(() => newsroom.close())

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 40"><path d="M0 0h9v9z"/></svg>'
const create = { width: 120, height: 40, channels: 3, background: '#187bcd' } as const

async function send(call: Caller, data: Buffer | string, type: string): Promise<Response> {
  const form = new FormData()
  const bytes = typeof data === 'string' ? data : new Uint8Array(data)
  form.append('file', new File([bytes], 'лого', { type }))
  return call('POST', '/logos?depth=0', form)
}

async function uploaded(): Promise<Logo> {
  const answer = await send(asAdministrator, svg, 'image/svg+xml')
  expect(answer.status, await answer.clone().text()).toBe(201)
  return (await answer.json()).doc
}

async function selected(): Promise<unknown> {
  const settings = await newsroom.payload.findGlobal({ slug: 'site-settings', depth: 0 })
  return settings.selectedLogo ?? null
}

const choose = (selectedLogo: unknown, call = asAdministrator) =>
  call('POST', '/globals/site-settings?depth=0', { selectedLogo })

describe('A-LOGO-1 logos', () => {
  it.each(['jpeg', 'png', 'gif', 'webp'] as const)('may be %s', async (format) => {
    const data = await sharp({ create }).toFormat(format).toBuffer()
    const answer = await send(asAdministrator, data, `image/${format}`)
    const { doc } = await answer.json()
    expect(doc).toMatchObject({ mimeType: `image/${format}`, width: 120, height: 40 })
  })

  it('may be svg, and have a size then too', async () => {
    expect(await uploaded()).toMatchObject({ mimeType: 'image/svg+xml', width: 120, height: 40 })
  })

  it.each([
    ['html', '<p>лого</p>', 'text/html'],
    ['a text', 'лого', 'image/png'],
    ['a pdf', '%PDF-1.7', 'application/pdf'],
  ])('may not be %s', async (_what, data, type) => {
    const answer = await send(asAdministrator, data, type)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain(
      'Invalid file type. Please upload a JPG, PNG, GIF, WebP, or SVG image.',
    )
  })

  it('may have 5 MB and no more', async () => {
    const large = svg.replace('</svg>', `<!--${'x'.repeat(5 * 1024 * 1024)}--></svg>`)
    const answer = await send(asAdministrator, large, 'image/svg+xml')
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('File size too large. Maximum size is 5MB.')
  })

  it('are uploaded, chosen and deleted by administrators, and looked at by the newsroom', async () => {
    const { id } = await uploaded()
    expect((await send(asEditor, svg, 'image/svg+xml')).status).toBe(403)
    expect((await choose(id, asEditor)).status).toBe(403)
    expect((await asEditor('DELETE', `/logos/${id}`)).status).toBe(403)
    expect((await asEditor('GET', `/logos/${id}`)).status).toBe(200)
    expect((await restAsAnyone(newsroom)('GET', `/logos/${id}`)).status).toBe(403)
  })

  it('are chosen one at a time, of those that exist', async () => {
    const { id } = await uploaded()
    expect((await choose(id)).status).toBe(200)
    expect(await selected()).toBe(id)
    expect((await choose(999_999)).status).toBe(400)
    expect(await selected()).toBe(id)
    expect((await choose(null)).status).toBe(200)
    expect(await selected()).toBeNull()
  })

  it('R-FRAME-2 one may be chosen for dark pages beside it, and every page is told of it', async () => {
    const { readFrameSettings } = await import('./readSettings.ts')
    const { readerOf } = await import('../../content-api/reader.ts')
    const shown = async () =>
      (
        await readFrameSettings(
          readerOf(newsroom.payload, { asOf: null, fresh: true, queries: [] }),
        )
      ).value
    const [light, dark] = [await uploaded(), await uploaded()]
    const data = { selectedLogo: light.id, selectedLogoDark: dark.id }
    await asAdministrator('POST', '/globals/site-settings', data)
    const { logo, logoDark } = await shown()
    expect([logo?.src, logoDark?.src]).toEqual([
      expect.stringContaining(light.filename ?? '-'),
      expect.stringContaining(dark.filename ?? '-'),
    ])
    await asAdministrator('DELETE', `/logos/${dark.id}`)
    expect(await shown()).toMatchObject({ logo: { src: logo?.src }, logoDark: null })
    await choose(null)
  })

  it('invariant 1: choosing one is announced, and so is deleting the chosen one: then none is', async () => {
    const { id } = await uploaded()
    const chosen = await announcedBy(newsroom, () => choose(id))
    expect(chosen).toMatchObject([{ documentType: 'site-settings', was: { id: 0 }, is: { id: 0 } }])
    const deleted = await announcedBy(newsroom, () => asAdministrator('DELETE', `/logos/${id}`))
    expect(deleted).toEqual([{ documentType: 'logos', documentId: id, was: { id }, is: null }])
    expect(await selected()).toBeNull()
  })
})
