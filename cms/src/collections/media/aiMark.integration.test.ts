import type { Media } from '@kariera/shared/payload-types'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { storedFile } from '../../testing/pictures.ts'
import { restAs, type Caller } from '../../testing/rest.ts'

let newsroom: TestNewsroom
let asEditor: Caller

beforeAll(async () => {
  newsroom = await openNewsroom()
  asEditor = await restAs(newsroom, 'editor')
})
afterAll(() => newsroom.close())

const iptc = 'http://cv.iptc.org/newscodes/digitalsourcetype/'
const trained = `${iptc}trainedAlgorithmicMedia`
type Format = 'jpeg' | 'png' | 'webp'

describe('B-PIC-1 a new picture counts as AI-made', () => {
  it.each<[Format, string, string]>([
    ['jpeg', 'as an attribute', attribute(trained)],
    ['png', 'as an attribute', attribute(trained)],
    ['webp', 'as an attribute', attribute(trained)],
    ['jpeg', 'as a composite', attribute(`${iptc}compositeWithTrainedAlgorithmicMedia`)],
    ['png', 'as a synthetic composite', attribute(`${iptc}compositeSynthetic`)],
    ['jpeg', 'with https', attribute(trained.replace('http:', 'https:'))],
    ['jpeg', 'without the address of the vocabulary', attribute('trainedAlgorithmicMedia')],
    ['jpeg', 'as an element', element(`>${trained}</Iptc4xmpExt:DigitalSourceType>`)],
    [
      'png',
      'as an element of several lines',
      element(`>\n  ${trained}\n</Iptc4xmpExt:DigitalSourceType>`),
    ],
    ['webp', 'as a reference', element(` rdf:resource='${trained}'/>`)],
  ])('where the XMP packet of a %s says so %s', async (format, _, xmp) => {
    expect(await uploaded(await picture(format, xmp))).toMatchObject({ aiMade: true })
  })

  it.each<[Format, string, Buffer]>([
    ['jpeg', 'an action', action(trained)],
    ['png', 'an action', action(trained)],
    ['webp', 'an action', action(trained)],
    ['png', 'a composite', action(`${iptc}compositeWithTrainedAlgorithmicMedia`)],
    ['jpeg', 'data', action('http://c2pa.org/digitalsourcetype/trainedAlgorithmicData')],
    ['webp', 'JSON', Buffer.from(`{"Iptc4xmpExt:DigitalSourceType": "${trained}"}`)],
  ])('where the Content Credentials of a %s say so: %s', async (format, _, text) => {
    const data = withManifest[format](await picture(format), manifestOf(text))
    expect(await uploaded(data)).toMatchObject({ aiMade: true })
  })

  it('where a border of two segments is in the middle of the words', async () => {
    const manifest = manifestOf(Buffer.concat([Buffer.alloc(60_000), action(trained)]))
    const border = manifest.indexOf('AlgorithmicMedia')
    const parts = [manifest.subarray(0, border), manifest.subarray(border)]
    const data = jpegWith(await picture('jpeg'), parts)
    expect(data.includes('trainedAlgorithmicMedia')).toBe(false)
    expect(await uploaded(data)).toMatchObject({ aiMade: true })
  })

  it.each<[string, () => Promise<Buffer>]>([
    ['nothing', () => picture('jpeg')],
    ['that a camera took it', () => picture('jpeg', attribute(`${iptc}digitalCapture`))],
    ['that a program drew it', () => picture('png', attribute(`${iptc}algorithmicMedia`))],
    ['that it is a composite', () => picture('webp', attribute(`${iptc}composite`))],
    ['something about another property', () => picture('jpeg', note(trained))],
    [
      'no to its training',
      async () => inPng(action(`${iptc}digitalCapture`, 'generative_training')),
    ],
    [
      'it outside of its credentials',
      async () => Buffer.concat([await inPng(null), action(trained)]),
    ],
  ])('not where it says %s', async (_, make) => {
    expect(await uploaded(await make())).toMatchObject({ aiMade: false })
  })

  it.each<[string, (data: Buffer) => Buffer]>([
    ['a segment that ends before it begins', (data) => jpegHead(data, 0xeb, Buffer.alloc(0), 0)],
    ['a segment without its header', (data) => jpegHead(data, 0xeb, Buffer.from('JP'))],
    ['thousands of empty segments', (data) => manyHeads(data)],
  ])('not where a hostile file has %s', async (_, change) => {
    const answer = await send(change(await picture('jpeg')))
    if (answer.status === 201) expect((await docOf(answer)).aiMade).toBe(false)
    else expect(answer.status).toBe(400)
  })

  it('where it was pasted, too', async () => {
    const answer = await send(await picture('png', attribute(trained)), {}, '/pasted-pictures')
    expect(await docOf(answer)).toMatchObject({ aiMade: true, type: 'content' })
  })

  it('until an editor decides otherwise; and what an editor said stays', async () => {
    const marked = await picture('jpeg', attribute(trained))
    // The form sends the box as it is before the server has seen the file.
    const { id } = await uploaded(marked, { aiMade: false })
    expect(await stored(id)).toMatchObject({ aiMade: true })
    await change(id, { aiMade: false })
    await change(id, { alt: 'Офис', focalX: 10 })
    expect(await stored(id)).toMatchObject({ aiMade: false, focalX: 10 })
    const { id: chosen } = await uploaded(await picture('jpeg'), { aiMade: true })
    expect(await stored(chosen)).toMatchObject({ aiMade: true })
  })

  it('where its file is replaced by such a one, and stays so with a further file', async () => {
    const { id } = await uploaded(await picture('jpeg'))
    await change(id, formOf(await picture('webp', attribute(trained))))
    expect(await stored(id)).toMatchObject({ aiMade: true, mimeType: 'image/webp' })
    await change(id, formOf(await picture('png')))
    expect(await stored(id)).toMatchObject({ aiMade: true, mimeType: 'image/png' })
  })

  it('and its file keeps nothing of the mark', async () => {
    const data = withManifest.jpeg(
      await picture('jpeg', attribute(trained)),
      manifestOf(action(trained)),
    )
    const { filename } = await uploaded(data)
    expect((await storedFile(filename)).includes('AlgorithmicMedia')).toBe(false)
  })
})

function packet(description: string): string {
  return `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" ${description}</rdf:RDF></x:xmpmeta>`
}

function attribute(type: string): string {
  return packet(`Iptc4xmpExt:DigitalSourceType="${type}"/>`)
}

function element(rest: string): string {
  return packet(`><Iptc4xmpExt:DigitalSourceType${rest}</rdf:Description>`)
}

function note(type: string): string {
  return packet(`Iptc4xmpExt:Event="${type}"/>`)
}

async function picture(format: Format, xmp?: string): Promise<Buffer> {
  const made = sharp({ create: { width: 300, height: 200, channels: 3, background: '#187bcd' } })
  return (xmp ? made.withXmp(xmp) : made).toFormat(format).toBuffer()
}

/** An entry of `c2pa.actions` in CBOR: a map of texts, each with its length. */
function action(type: string, name = 'c2pa.created'): Buffer {
  const entries = { action: name, digitalSourceType: type }
  return Buffer.concat([Buffer.from([0xa2]), ...Object.entries(entries).flat().map(cborText)])
}

function cborText(text: string): Buffer {
  const length = text.length < 24 ? [0x60 + text.length] : [0x78, text.length]
  return Buffer.concat([Buffer.from(length), Buffer.from(text)])
}

/** Content Credentials in their box, as far as they are read here: its length, its type, its content. */
function manifestOf(content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(8 + content.length)
  head.write('jumb', 4)
  return Buffer.concat([head, content])
}

const withManifest: Record<Format, (file: Buffer, manifest: Buffer) => Buffer> = {
  jpeg: (file, manifest) => jpegWith(file, [manifest]),
  png: (file, manifest) => {
    // After the header of the picture; decoders do not look at the checksum of what they do not know.
    const chunk = Buffer.concat([Buffer.alloc(8), manifest, Buffer.alloc(4)])
    chunk.writeUInt32BE(manifest.length)
    chunk.write('caBX', 4)
    return Buffer.concat([file.subarray(0, 33), chunk, file.subarray(33)])
  },
  webp: (file, manifest) => {
    const even = Buffer.concat([manifest, Buffer.alloc(manifest.length % 2)])
    const chunk = Buffer.concat([Buffer.from('C2PA'), Buffer.alloc(4), even])
    chunk.writeUInt32LE(manifest.length, 4)
    const whole = Buffer.concat([file, chunk])
    whole.writeUInt32LE(whole.length - 8, 4)
    return whole
  },
}

async function inPng(content: Buffer | null): Promise<Buffer> {
  const data = await picture('png')
  return content ? withManifest.png(data, manifestOf(content)) : data
}

/** A manifest in parts: each segment repeats the head of the box. */
function jpegWith(file: Buffer, [first, ...further]: Buffer[]): Buffer {
  const parts = first
    ? [first, ...further.map((part) => Buffer.concat([first.subarray(0, 8), part]))]
    : []
  return parts.reduceRight((data, part, index) => {
    const head = Buffer.from('JP\0\x01\0\0\0\0', 'latin1')
    head.writeUInt32BE(index + 1, 4)
    return jpegHead(data, 0xeb, Buffer.concat([head, part]))
  }, file)
}

/** Puts a segment before all others. */
function jpegHead(
  file: Buffer,
  marker: number,
  content: Buffer,
  length = content.length + 2,
): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(length, 2)
  return Buffer.concat([file.subarray(0, 2), head, content, file.subarray(2)])
}

function manyHeads(file: Buffer): Buffer {
  const heads = Buffer.alloc(400_000, Buffer.from([0xff, 0xeb, 0, 2]))
  return Buffer.concat([file.subarray(0, 2), heads, file.subarray(2)])
}

function formOf(data: Buffer, fields: object = {}): FormData {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(data)], 'picture'))
  form.append('_payload', JSON.stringify(fields))
  return form
}

function send(data: Buffer, fields: object = {}, path = '/media'): Promise<Response> {
  return asEditor('POST', path, formOf(data, fields))
}

async function docOf(answer: Response): Promise<Media> {
  expect(answer.status, await answer.clone().text()).toBe(201)
  return ((await answer.json()) as { doc: Media }).doc
}

async function uploaded(data: Buffer, fields: object = {}): Promise<Media> {
  return docOf(await send(data, fields))
}

const stored = (id: number) => newsroom.payload.findByID({ collection: 'media', id })

async function change(id: number, body: object): Promise<void> {
  const answer = await asEditor('PATCH', `/media/${id}`, body)
  expect(answer.status, await answer.clone().text()).toBe(200)
}
