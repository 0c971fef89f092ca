import type { Media } from '@kariera/shared/payload-types'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openNewsroom, type TestNewsroom } from '../../testing/newsroom.ts'
import { storedFile } from '../../testing/pictures.ts'
import { reasonOf, restAs, type Caller } from '../../testing/rest.ts'
import { rewritePicture } from './rewritePicture.ts'

let newsroom: TestNewsroom
let asEditor: Caller

beforeAll(async () => {
  newsroom = await openNewsroom()
  asEditor = await restAs(newsroom, 'editor')
})
afterAll(() => newsroom.close())

const frame = { width: 1300, height: 700, channels: 3 } as const
const red = { r: 200, g: 16, b: 16 }

function plain(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: red } })
}

async function upload(data: Buffer): Promise<Response> {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(data)], 'picture'))
  form.append('_payload', JSON.stringify({ alt: 'Снимка' }))
  return asEditor('POST', '/media?depth=0', form)
}

async function stored(data: Buffer): Promise<Media> {
  const answer = await upload(data)
  expect(answer.status, await answer.clone().text()).toBe(201)
  return ((await answer.json()) as { doc: Media }).doc
}

/** The colour of the first pixel, as a browser shows it. */
async function firstPixel(file: Buffer): Promise<number[]> {
  const { data } = await sharp(file)
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data.subarray(0, 3)]
}

describe('A-UP-1 an odd picture is right, or refused in a sentence', () => {
  it('a JPEG of 30 megapixels is stored with 25; a PNG of as many is too large', async () => {
    const picture = plain(6000, 5000)
    const { width, height, sizes } = await stored(await picture.clone().jpeg().toBuffer())
    expect((width ?? 0) * (height ?? 0)).toBeLessThanOrEqual(25_000_000)
    expect((width ?? 0) / (height ?? 1)).toBeCloseTo(1.2, 2)
    expect(sizes?.w1600?.width).toBe(1600)
    // A pixel more or less, depending on how far the decoder scales it down.
    expect(Math.abs((sizes?.w1600?.height ?? 0) - 1333)).toBeLessThanOrEqual(1)
    expect(await reasonOf(await upload(await picture.png().toBuffer()))).toEqual([
      400,
      'The picture is too large. It may have at most 25 megapixels, all frames together; a JPEG at most 100.',
    ])
  }, 60_000)

  it('one of 1 x 1 is stored, and never enlarged for pages', async () => {
    const { width, height, sizes } = await stored(await plain(1, 1).png().toBuffer())
    expect([width, height]).toEqual([1, 1])
    expect([sizes?.w320?.width ?? 1, sizes?.w1600?.width ?? 1]).toEqual([1, 1])
  })

  it('a WebP is encoded once, so that it loses as little as a JPEG', async () => {
    const data = await plain(1600, 1200).webp().toBuffer()
    const { filename, filesize, height } = await stored(data)
    const file = await storedFile(filename)
    expect(await rewritePicture(data, ['webp'])).toMatchObject({ data: file })
    expect([filesize, height]).toEqual([file.length, 1200])
  })

  it('an animated one keeps its frames as a file; its sizes for pages move too', async () => {
    const frames = [
      plain(frame.width, frame.height),
      sharp({ create: { ...frame, background: '#0000c8' } }),
    ]
    const pages = await Promise.all(frames.map((each) => each.png().toBuffer()))
    const gif = await sharp(pages, { join: { animated: true } })
      .gif({ delay: [100, 100] })
      .toBuffer()
    const { filename, mimeType, height, sizes } = await stored(gif)
    expect([mimeType, height]).toEqual(['image/gif', 700])
    const file = await storedFile(filename)
    expect(await rewritePicture(gif, ['gif'])).toMatchObject({ data: file })
    expect(await sharp(file).metadata()).toMatchObject({ pages: 2 })
    expect(await sharp(await storedFile(sizes?.w320?.filename)).metadata()).toMatchObject({
      pages: 2,
    })
    expect(sizes?.og).toMatchObject({ width: 1200, height: 630 })
  })

  it('one of a phone that was held upright stands upright', async () => {
    const data = await plain(900, 600).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { filename, width, height, sizes } = await stored(data)
    expect([width, height]).toEqual([600, 900])
    expect((await sharp(await storedFile(filename)).metadata()).orientation ?? 1).toBe(1)
    expect(sizes?.w320).toMatchObject({ width: 320, height: 480 })
  })

  it('one for printing gets the colours of a screen', async () => {
    const data = await plain(1600, 1200).toColourspace('cmyk').jpeg().toBuffer()
    expect(await sharp(data).metadata()).toMatchObject({ space: 'cmyk' })
    const { filename, sizes } = await stored(data)
    for (const name of [filename, sizes?.w640?.filename, sizes?.og?.filename]) {
      const file = await storedFile(name)
      expect((await sharp(file).metadata()).space).toBe('srgb')
      const colours = await firstPixel(data)
      for (const [index, value] of (await firstPixel(file)).entries())
        expect(Math.abs(value - (colours[index] ?? 0))).toBeLessThan(8)
    }
  })

  it('a transparent one stays so on pages, and stands on white where others show it', async () => {
    const background = { ...red, alpha: 0 }
    const create = { width: 1600, height: 1200, channels: 4, background } as const
    const { sizes } = await stored(await sharp({ create }).png().toBuffer())
    for (const name of [sizes?.w640?.filename, sizes?.card?.filename])
      expect(await sharp(await storedFile(name)).metadata()).toMatchObject({ hasAlpha: true })
    for (const size of [sizes?.og, sizes?.square, sizes?.standard, sizes?.wide])
      expect(await firstPixel(await storedFile(size?.filename))).toEqual([255, 255, 255])
  })
})
