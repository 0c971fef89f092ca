import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { acceptPicture, maximumPictureBytes } from './acceptPicture.ts'

type Format = 'jpeg' | 'png' | 'gif' | 'webp' | 'tiff' | 'avif'
type Upload = { name: string; data: Buffer; mimetype?: string; language?: 'bg' | 'en' }

const wrongType = 'Invalid file type. Please upload a JPG, PNG, GIF, or WebP image.'
const tooLarge = 'File size too large. Maximum size is 10MB.'
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="6"><rect width="9" height="6"/></svg>'

describe('A-UP-1 a picture', () => {
  it.each<[Format, string]>([
    ['jpeg', 'jpg'],
    ['png', 'png'],
    ['gif', 'gif'],
    ['webp', 'webp'],
  ])('may be %s, and gets a random name ending in .%s', async (format, extension) => {
    const file = await accept({ name: `снимка.${extension}`, data: await picture(format) })
    expect(file.name).toMatch(new RegExp(`^[0-9a-f]{24}\\.${extension}$`))
    expect(file.mimetype).toBe(`image/${format}`)
  })

  it('is what its bytes are, whatever its name and type say', async () => {
    const file = await accept({
      name: 'picture.png',
      mimetype: 'image/png',
      data: await picture('jpeg'),
    })
    expect(file.name).toMatch(/^[0-9a-f]{24}\.jpg$/)
    expect(file.mimetype).toBe('image/jpeg')
  })

  it('never gets the same name twice', async () => {
    const data = await picture('png')
    const [one, other] = await Promise.all([
      accept({ name: 'a.png', data }),
      accept({ name: 'a.png', data }),
    ])
    expect(one.name).not.toBe(other.name)
  })

  it.each([
    ['a text', 'notes.jpg', Buffer.from('not a picture')],
    ['nothing', 'empty.jpg', Buffer.alloc(0)],
    ['an svg', 'drawing.svg', Buffer.from(svg)],
    ['an svg under another name', 'drawing.png', Buffer.from(svg)],
    ['html', 'page.gif', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ])('is not %s', async (_what, name, data) => {
    await expect(accept({ name, data })).rejects.toMatchObject({ status: 400, message: wrongType })
  })

  it.each<Format>(['tiff', 'avif'])('is not %s', async (format) => {
    const data = await picture(format)
    await expect(accept({ name: 'picture.jpg', data })).rejects.toThrow(wrongType)
  })

  it('may have 10 MB and not a byte more', async () => {
    const bytes = await picture('jpeg')
    const full = Buffer.concat([bytes, Buffer.alloc(maximumPictureBytes - bytes.length)])
    expect((await accept({ name: 'full.jpg', data: full })).name).toMatch(/\.jpg$/)
    const over = Buffer.concat([full, Buffer.alloc(1)])
    await expect(accept({ name: 'over.jpg', data: over })).rejects.toMatchObject({
      status: 400,
      message: tooLarge,
    })
  })

  it('has to be sent: an address in its place is never fetched', async () => {
    const call: unknown = {
      args: { data: { url: 'http://127.0.0.1:1/a.jpg', filename: 'a.jpg' } },
      operation: 'create',
      req: { i18n: { language: 'en' }, t: (key: string) => key },
    }
    const attempt = acceptPicture(call as Parameters<typeof acceptPicture>[0])
    await expect(attempt).rejects.toMatchObject({ status: 400 })
  })

  it('keeps nothing of what a camera notes, and stands upright', async () => {
    const data = await sharp({
      create: { width: 90, height: 60, channels: 3, background: '#187bcd' },
    })
      .withExif({ IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { exif, orientation, width, height } = await sharp(
      (await accept({ name: 'a.jpg', data })).data,
    ).metadata()
    expect([exif, orientation ?? 1, width, height]).toEqual([undefined, 1, 60, 90])
  })

  it('does not unfold to more than the machine can hold', async () => {
    const data = await sharp({
      create: { width: 9000, height: 9000, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer()
    await expect(accept({ name: 'bomb.png', data })).rejects.toMatchObject({ status: 400 })
  })

  it('is refused in the language of the request', async () => {
    const text = accept({ name: 'a.jpg', data: Buffer.from('текст'), language: 'bg' })
    await expect(text).rejects.toThrow('Невалиден вид файл.')
    const data = Buffer.alloc(maximumPictureBytes + 1)
    const large = accept({ name: 'a.jpg', data, language: 'bg' })
    await expect(large).rejects.toThrow('Файлът е твърде голям.')
  })
})

async function accept({ name, data, mimetype = 'image/jpeg', language = 'en' }: Upload) {
  const file = { name, data, mimetype, size: data.length }
  const upload: unknown = { args: {}, operation: 'create', req: { file, i18n: { language } } }
  await acceptPicture(upload as Parameters<typeof acceptPicture>[0])
  return file
}

function picture(format: Format): Promise<Buffer> {
  const background = { r: 24, g: 123, b: 205 }
  return sharp({ create: { width: 9, height: 6, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
}
