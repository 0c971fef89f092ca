import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { redAndBlue } from '../../testing/pictures.ts'
import { restAs, restAsAnyone, type Caller } from '../../testing/rest.ts'

const svg = '<svg viewBox="0 0 40 10"><script>alert(1)</script><rect width="40"/></svg>'
const rewritten =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="10" viewBox="0 0 40 10"><rect width="40"/></svg>'

let newsroom: TestNewsroom
let asAdministrator: Caller

beforeAll(async () => {
  newsroom = await openNewsroom()
  asAdministrator = await restAs(newsroom, 'administrator')
})
afterAll(() => newsroom.close())

describe('A-UP-1 through the REST API', () => {
  it('every collection of files has them in our storage: Payload serves none of them from a folder', () => {
    const ours = newsroom.payload.config.collections.filter(({ upload }) => Boolean(upload))
    expect(ours.map(({ slug }) => slug).sort()).toEqual([
      'banner-files',
      'employer-logos',
      'logos',
      'media',
      'picture-cuts',
      'quote-images',
    ])
    for (const { slug, upload } of ours) {
      expect(upload, slug).toMatchObject({ adapter: 'pictures', handlers: [expect.any(Function)] })
    }
  })

  it.each(['logos', 'banner-files'])('a drawing comes into %s rewritten', async (target) => {
    const { doc } = await created(
      await send(target, new File([svg], 'лого.svg', { type: 'image/svg+xml' })),
    )
    expect(doc).toMatchObject({ mimeType: 'image/svg+xml', width: 40, height: 10 })
    expect(doc.url).toBe(`/media/${doc.filename}`)
    expect((await stored(doc.filename)).toString()).toBe(rewritten)
    const kept = await asAdministrator('GET', `/${target}/file/${doc.filename}`)
    expect(kept.headers.get('content-type')).toBe('image/svg+xml')
    expect(kept.headers.get('content-disposition')).toBe(`attachment; filename="${doc.filename}"`)
    expect(kept.headers.get('content-security-policy')).toContain('sandbox')
  })

  it.each([
    ['logos', ['bar']],
    ['banner-files', ['w320', 'w640', 'w960', 'w1280', 'w1600']],
    [
      'media',
      ['card', 'og', 'square', 'standard', 'wide', 'w320', 'w640', 'w960', 'w1280', 'w1600'],
    ],
  ])('a picture comes into %s, with its sizes', async (target, sizes) => {
    const { data } = await redAndBlue()
    const file = new File([new Uint8Array(data)], 'a.png', { type: 'image/png' })
    const { doc } = await created(await send(target, file))
    expect(doc.mimeType).toBe('image/jpeg')
    expect(Object.keys(doc.sizes)).toEqual(sizes)
  })

  it('html comes into banner-files, and nowhere else', async () => {
    const file = new File(['<p>Банер</p>'], 'банер.html', { type: 'text/html' })
    const { doc } = await created(await send('banner-files', file))
    expect(doc).toMatchObject({ mimeType: 'text/html', filename: expect.stringMatching(/\.html$/) })
    expect((await stored(doc.filename)).toString()).toBe('<!doctype html>\n<p>Банер</p>')
    const kept = await asAdministrator('GET', `/banner-files/file/${doc.filename}`)
    expect([kept.status, await kept.text()]).toEqual([404, ''])
    for (const target of ['logos', 'media', 'quote-images']) {
      expect((await send(target, file)).status).toBe(400)
    }
  })

  it.each([
    ['media', 'Invalid file type. Please upload a JPG, PNG, GIF, or WebP image.'],
    ['logos', 'Invalid file type. Please upload a JPG, PNG, GIF, WebP, or SVG image.'],
    ['banner-files', 'Please select a valid image file (PNG, JPG, JPEG, GIF, SVG)'],
  ])('what is no picture is refused in the words of %s', async (target, text) => {
    const answer = await send(target, new File(['%PDF-1.4'], 'a.png', { type: 'image/png' }))
    expect([answer.status, await messageOf(answer)]).toEqual([400, text])
  })

  it.each([
    ['media', 10 * 2 ** 20 + 1, 'File size too large. Maximum size is 10MB.'],
    ['logos', 5 * 2 ** 20 + 1, 'File size too large. Maximum size is 5MB.'],
    ['banner-files', 5 * 2 ** 20, 'File size must be less than 5MB'],
    ['banner-files', 12 * 2 ** 20, 'File size must be less than 5MB'],
  ])('what is too large is refused in the words of %s: %i bytes', async (target, bytes, text) => {
    const file = new File([new Uint8Array(bytes)], 'a.png', { type: 'image/png' })
    const answer = await send(target, file)
    expect([answer.status, await messageOf(answer)]).toEqual([400, text])
  })

  it('eight large pictures of one author are for nobody else a reason to wait for all of them', async () => {
    const [one, other] = [await restAs(newsroom, 'author'), await restAs(newsroom, 'author')]
    const { data } = await redAndBlue(4000, 3000)
    const ended: string[] = []
    const sendAs = async (name: string, call: Caller) => {
      const file = new File([new Uint8Array(data)], 'a.png', { type: 'image/png' })
      await created(await send('media', file, call))
      ended.push(name)
    }
    const eight = Array.from({ length: 8 }, () => sendAs('one', one))
    await Promise.all([...eight, sendAs('other', other)])
    expect(ended.indexOf('other')).toBeLessThan(3)
  })

  it.each([
    ['media', 'No authenticated user'],
    ['logos', 'No authenticated user'],
    ['banner-files', 'User not authenticated'],
  ])('nobody sends anything to %s without a session', async (target, text) => {
    const file = new File([svg], 'a.svg', { type: 'image/svg+xml' })
    const answer = await send(target, file, restAsAnyone(newsroom))
    expect([answer.status, await messageOf(answer)]).toEqual([403, text])
  })
})

type Uploaded = {
  filename: string
  url: string
  mimeType: string
  width: number
  sizes: Record<string, unknown>
}

async function created(answer: Response): Promise<{ doc: Uploaded }> {
  expect(answer.status, await answer.clone().text()).toBe(201)
  return answer.json() as Promise<{ doc: Uploaded }>
}

function stored(name: string): Promise<Buffer> {
  return readFile(path.join(process.env.DATA_DIR ?? '', 'media', name))
}

/** Sends a form, as the admin does. */
function send(target: string, file: File, call = asAdministrator): Promise<Response> {
  const form = new FormData()
  form.set('file', file)
  form.set('_payload', '{}')
  return call('POST', `/${target}`, form)
}

async function messageOf(answer: Response): Promise<string | undefined> {
  return ((await answer.json()) as { errors: { message: string }[] }).errors[0]?.message
}
