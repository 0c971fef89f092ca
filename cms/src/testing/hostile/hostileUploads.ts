import { encodedDrawings, foreignFiles } from './foreignFiles.ts'
import { hostileDrawings } from './hostileDrawings.ts'
import { hostilePages } from './hostilePages.ts'
import { hostilePictures } from './hostilePictures.ts'

/** Upload collections. Texts are sent with a banner itself. */
export type UploadTarget = 'media' | 'logos' | 'banner-files'

/**
 * A file sent to an upload collection, and the expected result: an error of that collection, or a harmless file of this
 * kind.
 */
export type HostileUpload = {
  what: string
  target: UploadTarget
  file: { name: string; mimetype: string; data: () => Buffer | Promise<Buffer> }
  fate: 'wrongType' | 'damaged' | 'tooLarge' | 'tooManyPixels' | 'png' | 'svg' | 'html'
}

const megabyte = 1024 * 1024
const targets: UploadTarget[] = ['media', 'logos', 'banner-files']

/** Media types as browsers send them, by the name's extension. */
const types: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  gif: 'image/gif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
  html: 'text/html',
}

/** All hostile uploads. */
export const hostileUploads: HostileUpload[] = [
  ...drawings(),
  ...pages(),
  ...targets.flatMap(foreign),
  ...targets.flatMap(encoded),
  ...targets.flatMap(pictures),
  ...oversize(),
]

function drawings(): HostileUpload[] {
  return hostileDrawings.flatMap(({ what, text, fate }) =>
    targets.map((target, index) => ({
      what,
      target,
      // Recognised by its bytes, with any name.
      file: fileOf(['photo.png', 'logo.svg', 'banner.html'][index] ?? '', text),
      fate: target !== 'media' && fate === 'harmless' ? 'svg' : 'wrongType',
    })),
  )
}

function pages(): HostileUpload[] {
  return Object.entries(hostilePages).flatMap(([what, text]) => {
    const isGif = text.startsWith('GIF8')
    const fate = isGif ? 'damaged' : 'wrongType'
    return [
      { what, target: 'media', file: fileOf('page.jpg', text), fate },
      { what, target: 'logos', file: fileOf('page.html', text), fate },
      {
        ...{ what, target: 'banner-files', file: fileOf('banner.html', text) },
        fate: isGif ? fate : 'html',
      },
      {
        what: `${what}, as a picture`,
        target: 'banner-files',
        file: fileOf('a.png', text),
        fate,
      },
    ]
  })
}

function foreign(target: UploadTarget): HostileUpload[] {
  return Object.entries(foreignFiles).map(([what, { name, data }]) => ({
    what,
    target,
    file: fileOf(name, data),
    fate: beginsAsPicture(target, data) ? 'damaged' : 'wrongType',
  }))
}

/** What it is then is not known: it may have been a picture. */
function beginsAsPicture(target: UploadTarget, data: Buffer): boolean {
  const start = data.toString('latin1', 0, 12)
  const isWebp = target !== 'banner-files' && /^RIFF[^]{4}WEBP/.test(start)
  const heads = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'GIF87a', 'GIF89a']
  return isWebp || heads.some((head) => start.startsWith(head))
}

function encoded(target: UploadTarget): HostileUpload[] {
  return Object.entries(encodedDrawings).map(([what, data]) => ({
    what,
    target,
    file: fileOf('logo.svg', data),
    fate: target === 'media' ? 'wrongType' : 'svg',
  }))
}

function pictures(target: UploadTarget): HostileUpload[] {
  return hostilePictures.map(({ what, name, data, fate }) => ({
    what,
    target,
    file: { name, mimetype: 'image/png', data },
    fate: fate === 'harmless' ? 'png' : fate === 'refused' ? 'damaged' : fate,
  }))
}

function oversize(): HostileUpload[] {
  return [
    {
      what: 'ten megabytes and a byte',
      target: 'media',
      file: sized('a.jpg', 10 * megabyte + 1),
      fate: 'tooLarge',
    },
    {
      what: 'five megabytes and a byte',
      target: 'logos',
      file: sized('a.svg', 5 * megabyte + 1),
      fate: 'tooLarge',
    },
    {
      what: 'five megabytes',
      target: 'banner-files',
      file: sized('a.html', 5 * megabyte),
      fate: 'tooLarge',
    },
    {
      what: 'eleven megabytes',
      target: 'banner-files',
      file: sized('a.png', 11 * megabyte),
      fate: 'tooLarge',
    },
  ]
}

function sized(name: string, bytes: number): HostileUpload['file'] {
  return { name, mimetype: typeOf(name), data: () => Buffer.alloc(bytes, ' ') }
}

function fileOf(name: string, content: string | Buffer): HostileUpload['file'] {
  return { name, mimetype: typeOf(name), data: () => Buffer.from(content) }
}

function typeOf(name: string): string {
  const type = types[name.split('.').at(-1) ?? '']
  return type ?? 'application/octet-stream'
}
