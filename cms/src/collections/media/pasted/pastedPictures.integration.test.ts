import type { Media } from '@kariera/shared/payload-types'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '#testing/newsroom.ts'
import { redAndBlue, storedFile } from '#testing/pictures.ts'
import { reasonOf, restAs, restAsAnyone, type Caller } from '#testing/rest.ts'

let newsroom: TestNewsroom
let asEditor: Caller
/** A page's server: it has a picture, and what is none. */
let server: Server
let host: string

beforeAll(async () => {
  const { data: png } = await redAndBlue(800, 400)
  server = createServer((request, response) => {
    if (request.url === '/picture') response.end(png)
    else if (request.url === '/page') response.setHeader('content-type', 'image/png').end('<html>')
    else if (request.url === '/large') response.end(Buffer.alloc(11 * 1024 * 1024, png))
    else if (request.url === '/inside') response.writeHead(302, { location: internal() }).end()
    else response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  newsroom = await openNewsroom({
    TRUSTED_PICTURE_HOSTS: host,
    SITE_URL: 'https://kariera.example',
  })
  asEditor = await restAs(newsroom, 'editor')
})
afterAll(async () => {
  await newsroom.close()
  server.close()
})

/** The same server, under a name that is not trusted. */
const internal = () => `http://localhost:${host.split(':')[1]}/picture`

const paste = (address: string, alt = 'Офис', caller = asEditor) =>
  caller('POST', '/pasted-pictures', { address, alt })

function pasteFile(file: File): Promise<Response> {
  const form = new FormData()
  form.append('file', file)
  form.append('_payload', JSON.stringify({ alt: 'Офис' }))
  return asEditor('POST', '/pasted-pictures', form)
}

async function pictureOf(answer: Response): Promise<Media> {
  expect(answer.status, await answer.clone().text()).toBe(201)
  return ((await answer.json()) as { doc: Media }).doc
}

const countOfPictures = async () =>
  (await newsroom.payload.count({ collection: 'media' })).totalDocs

describe('B-EDIT-6 a picture of a pasted document', () => {
  it('is fetched and stored like an upload, without an author', async () => {
    const doc = await pictureOf(await paste(`http://${host}/picture`))
    expect(doc).toMatchObject({ alt: 'Офис', type: 'content', mimeType: 'image/jpeg', width: 800 })
    expect(doc.author ?? '').toBe('')
    expect(doc.filename).toMatch(/^[0-9a-f]{24}\.jpg$/)
    const file = await storedFile(doc.sizes?.w640?.filename)
    expect(await sharp(file).metadata()).toMatchObject({ width: 640 })
  })

  it('is taken from the clipboard, by its bytes', async () => {
    const { data } = await redAndBlue(300, 200)
    const doc = await pictureOf(await pasteFile(new File([new Uint8Array(data)], 'pasted')))
    expect(doc).toMatchObject({ alt: 'Офис', type: 'content', mimeType: 'image/jpeg', width: 300 })
  })

  it('of the publication itself is the one that is there, in every size and cut', async () => {
    const stored = await pictureOf(await paste(`http://${host}/picture`))
    const cut = await asEditor('POST', `/media/${stored.id}/cut`, {
      ...{ x: 0, y: 0, width: 600, height: 400 },
    })
    const { id } = (await cut.json()) as { id: number }
    const { filename } = await newsroom.payload.findByID({ collection: 'picture-cuts', id })
    const before = await countOfPictures()
    for (const name of [stored.filename, stored.sizes?.w640?.filename, filename]) {
      const doc = await pictureOf(await paste(`https://kariera.example/media/${name}`))
      expect(doc.id, String(name)).toBe(stored.id)
    }
    expect(await countOfPictures()).toBe(before)
  })

  it.each([
    ['a page', () => `http://${host}/page`, 'Invalid file type.'],
    ['too large', () => `http://${host}/large`, 'File size too large'],
    ['missing', () => `http://${host}/none`, 'could not be fetched from 127.0.0.1'],
    ['on a machine of the network', internal, 'could not be fetched from localhost'],
    ['led there', () => `http://${host}/inside`, 'could not be fetched from 127.0.0.1'],
    ['no web address', () => 'file:///etc/passwd', 'cannot be used'],
    ['too long an address', () => `http://${host}/${'a'.repeat(2000)}`, 'cannot be used'],
    [
      'of a lost file',
      () => `https://kariera.example/media/${'0'.repeat(24)}.jpg`,
      'not be fetched',
    ],
  ])('%s is refused in a sentence, and stores nothing', async (_, address, reason) => {
    const before = await countOfPictures()
    const [status, message] = await reasonOf(await paste(address()))
    expect(status).toBe(400)
    expect(message).toContain(reason)
    expect(await countOfPictures()).toBe(before)
  })

  it('is for the newsroom alone', async () => {
    const answer = await paste(`http://${host}/picture`, 'Офис', restAsAnyone(newsroom))
    expect(answer.status).toBe(403)
  })

  it('has a rate limit for each account', async () => {
    const asAuthor = await restAs(newsroom, 'author')
    const statuses = new Set<number>()
    for (let call = 0; call < 301; call += 1)
      statuses.add((await asAuthor('POST', '/pasted-pictures', {})).status)
    expect(statuses).toEqual(new Set([400, 429]))
    expect((await paste(`http://${host}/picture`)).status).toBe(201)
  })
})

it('A-RT-3 a new picture for a text still needs its author where it is uploaded', async () => {
  const { data } = await redAndBlue(300, 200)
  const form = new FormData()
  form.append('file', new File([new Uint8Array(data)], 'a.png', { type: 'image/png' }))
  form.append('_payload', JSON.stringify({ type: 'content', isPasted: true }))
  expect((await asEditor('POST', '/media', form)).status).toBe(400)
})
