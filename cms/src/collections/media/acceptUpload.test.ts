import { maxPictureBytes } from '@kariera/shared/contracts/uploads'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { send } from '../../testing/upload.ts'
import {
  acceptUpload,
  articlePictures,
  bannerFiles,
  logoFiles,
  quoteImageFiles,
} from './acceptUpload.ts'
import { pictureProcess } from './decoding/pictureProcess.ts'

type Format = 'jpeg' | 'png' | 'gif' | 'webp' | 'tiff' | 'avif'
type Upload = { name: string; data: Buffer; mimetype?: string; language?: 'bg' | 'en' }

const wrongType = 'Invalid file type. Please upload a JPG, PNG, GIF, or WebP image.'
const tooLarge = 'File size too large. Maximum size is 10MB.'
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="6"><rect width="9" height="6"/></svg>'

// Starts the picture process in advance, which takes a while under load.
beforeAll(() => pictureProcess.begin({ do: 'rewriteDrawing', text: '<svg/>' }), 120_000)

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

  it.each<Format>(['jpeg', 'png', 'gif', 'webp'])(
    'is called damaged where a part of a %s is missing',
    async (format) => {
      const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
      const create = { width: 300, height: 200, channels: 3, background: '#fff', noise } as const
      const data = await sharp({ create }).toFormat(format).toBuffer()
      for (const part of [0.5, 0.01])
        await expect(
          accept({ name: 'a', data: data.subarray(0, Math.max(16, data.length * part)) }),
        ).rejects.toMatchObject({ status: 400, message: backOfficeTexts.picture.damaged.en })
    },
  )

  it('may have 10 MB and not a byte more', async () => {
    const bytes = await picture('jpeg')
    const full = Buffer.concat([bytes, Buffer.alloc(maxPictureBytes - bytes.length)])
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
      req: { context: {}, i18n: { language: 'en' }, t: (key: string) => key },
    }
    const hook = acceptUpload(articlePictures)
    const attempt = hook(call as Parameters<typeof hook>[0])
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
      create: { width: 5001, height: 5000, channels: 3, background: '#fff' },
    })
      .png()
      .toBuffer()
    await expect(accept({ name: 'bomb.png', data })).rejects.toMatchObject({
      status: 400,
      message:
        'The picture is too large. It may have at most 25 megapixels, all frames together; a JPEG at most 100.',
    })
  })

  it('is refused in the language of the request', async () => {
    const text = accept({ name: 'a.jpg', data: Buffer.from('текст'), language: 'bg' })
    await expect(text).rejects.toThrow('Невалиден вид файл.')
    const data = Buffer.alloc(maxPictureBytes + 1)
    const large = accept({ name: 'a.jpg', data, language: 'bg' })
    await expect(large).rejects.toThrow('Файлът е твърде голям.')
  })
})

const megabyte = 1024 * 1024
const bannerType = 'Please select a valid image file (PNG, JPG, JPEG, GIF, SVG)'

describe('A-UP-1 other files', () => {
  it.each(['utf-16le', 'utf-16be', 'windows-1251', 'none'])(
    'are drawings in %s',
    async (encoding) => {
      const declared =
        encoding === 'windows-1251' ? `<?xml version="1.0" encoding="${encoding}"?>` : ''
      const text = `${declared}${svg.replace('<rect', '<title>ЛОГО</title><rect')}`
      const wide = Buffer.from(encoding === 'none' ? text : `\uFEFF${text}`, 'utf16le')
      const data = {
        ...{ 'utf-16le': wide, 'utf-16be': Buffer.from(wide).swap16(), none: wide },
        'windows-1251': Buffer.from(
          text.replaceAll(/[А-Я]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 0x350)),
          'latin1',
        ),
      }[encoding]!
      const kept = await send(logoFiles, { name: 'logo.svg', mimetype: 'image/svg+xml', data })
      expect(kept.data.toString()).toContain('<title>ЛОГО</title>')
    },
  )

  it.each([
    ['a logo', logoFiles, ['jpeg', 'png', 'gif', 'webp']],
    ["a banner's file", bannerFiles, ['jpeg', 'png', 'gif']],
    ['the image of a quote', quoteImageFiles, ['png']],
  ] as const)('%s may be some pictures and no others', async (_what, rule, formats) => {
    for (const format of ['jpeg', 'png', 'gif', 'webp', 'tiff'] as const) {
      const file = { name: 'a.png', mimetype: 'image/png', data: await picture(format) }
      const sending = send(rule, file)
      if (!formats.some((each) => each === format)) {
        await expect(sending).rejects.toThrow(rule.texts.wrongType.en)
      } else expect((await sending).mimetype).toBe(`image/${format}`)
    }
  })

  it.each([
    ['a logo', logoFiles],
    ["a banner's file", bannerFiles],
  ])('%s may be a drawing, which is written anew', async (_what, rule) => {
    const data = Buffer.from(svg.replace('<rect', '<script>1</script><rect'))
    const file = await send(rule, { name: 'a.png', mimetype: 'image/png', data })
    expect(file.name).toMatch(/^[0-9a-f]{24}\.svg$/)
    expect([file.mimetype, file.data.toString()]).toEqual([
      'image/svg+xml',
      svg.replace('height="6"', 'height="6" viewBox="0 0 9 6"').replace('></rect>', '/>'),
    ])
  })

  it.each([
    ['<p>Банер</p>', '<!doctype html>\n<p>Банер</p>'],
    ['\uFEFF\n<!DOCTYPE HTML><p>Банер</p>', '<!DOCTYPE HTML><p>Банер</p>'],
  ])("a banner's file may be html: %j", async (sent, keptAs) => {
    const html = { name: 'банер.HTML', mimetype: 'text/html', data: Buffer.from(sent) }
    const file = await send(bannerFiles, html)
    expect(file.name).toMatch(/^[0-9a-f]{24}\.html$/)
    expect([file.mimetype, file.data.toString()]).toEqual(['text/html', keptAs])
    await expect(send(logoFiles, html)).rejects.toThrow(logoFiles.texts.wrongType.en)
  })

  it.each([
    ['is not called so', 'банер.png', 'text/html', Buffer.from('<p>')],
    ['is not meant so', 'банер.html', 'image/png', Buffer.from('<p>')],
    ['is no UTF-8', 'банер.html', 'text/html', Buffer.from([0x3c, 0x70, 0x3e, 0xe1])],
    ['has NUL in it', 'банер.html', 'text/html', Buffer.from('<p>\0')],
    ['is empty', 'банер.html', 'text/html', Buffer.from('\n')],
  ])('is no html what %s', async (_what, name, mimetype, data) => {
    await expect(send(bannerFiles, { name, mimetype, data })).rejects.toThrow(bannerType)
  })

  it.each([
    ['a logo', logoFiles, 5 * megabyte],
    ["a banner's file", bannerFiles, 5 * megabyte - 1],
    ['the image of a quote', quoteImageFiles, 10 * megabyte],
  ])('%s may have so many bytes and not one more', async (_what, rule, most) => {
    const bytes = await picture('png')
    const full = Buffer.concat([bytes, Buffer.alloc(most - bytes.length)])
    const file = { name: 'a.png', mimetype: 'image/png' }
    expect((await send(rule, { ...file, data: full })).mimetype).toBe('image/png')
    const over = send(rule, { ...file, data: Buffer.concat([full, Buffer.alloc(1)]) })
    await expect(over).rejects.toMatchObject({ status: 400, message: rule.texts.tooLarge.en })
  })

  it.each([
    [logoFiles, 'Невалиден вид файл.'],
    [bannerFiles, 'Изберете валидно изображение'],
    [quoteImageFiles, 'Изображението на цитат е PNG.'],
  ])('are refused in the language of the request', async (rule, text) => {
    const file = { name: 'a.png', mimetype: 'image/png', data: Buffer.from('текст') }
    await expect(send(rule, { ...file, language: 'bg' })).rejects.toThrow(text)
  })
})

function accept({ mimetype = 'image/jpeg', ...upload }: Upload) {
  return send(articlePictures, { ...upload, mimetype })
}

function picture(format: Format): Promise<Buffer> {
  const background = { r: 24, g: 123, b: 205 }
  return sharp({ create: { width: 9, height: 6, channels: 3, background } })
    .toFormat(format)
    .toBuffer()
}
