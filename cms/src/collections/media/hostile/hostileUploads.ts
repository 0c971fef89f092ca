import { foreignFiles } from './foreignFiles.ts'
import { hostileDrawings } from './hostileDrawings.ts'
import { hostilePages } from './hostilePages.ts'
import { hostilePictures } from './hostilePictures.ts'

/** Upload collections. Texts are sent with a banner itself. */
export type Door = 'media' | 'logos' | 'banner-files'

/**
 * A file sent to an upload collection, and the expected result: an error of that collection, or a harmless file of this
 * kind.
 */
export type HostileUpload = {
  what: string
  door: Door
  file: { name: string; mimetype: string; data: () => Buffer | Promise<Buffer> }
  fate: 'wrongType' | 'tooLarge' | 'tooManyPixels' | 'png' | 'svg' | 'html'
}

const megabyte = 1024 * 1024
const doors: Door[] = ['media', 'logos', 'banner-files']

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
  ...doors.flatMap(foreign),
  ...doors.flatMap(pictures),
  ...oversize(),
]

function drawings(): HostileUpload[] {
  return hostileDrawings.flatMap(({ what, text, fate }) =>
    doors.map((door, index) => ({
      what,
      door,
      // Recognised by its bytes, with any name.
      file: fileOf(['photo.png', 'logo.svg', 'banner.html'][index] ?? '', text),
      fate: door !== 'media' && fate === 'harmless' ? 'svg' : 'wrongType',
    })),
  )
}

function pages(): HostileUpload[] {
  return Object.entries(hostilePages).flatMap(([what, text]) => [
    { what, door: 'media', file: fileOf('page.jpg', text), fate: 'wrongType' },
    { what, door: 'logos', file: fileOf('page.html', text), fate: 'wrongType' },
    { what, door: 'banner-files', file: fileOf('banner.html', text), fate: 'html' },
    {
      what: `${what}, as a picture`,
      door: 'banner-files',
      file: fileOf('a.png', text),
      fate: 'wrongType',
    },
  ])
}

function foreign(door: Door): HostileUpload[] {
  return Object.entries(foreignFiles).map(([what, { name, data }]) => ({
    what,
    door,
    file: fileOf(name, data),
    fate: 'wrongType',
  }))
}

function pictures(door: Door): HostileUpload[] {
  return hostilePictures.map(({ what, name, data, fate }) => ({
    what,
    door,
    file: { name, mimetype: 'image/png', data },
    fate: fate === 'harmless' ? 'png' : fate === 'refused' ? 'wrongType' : fate,
  }))
}

function oversize(): HostileUpload[] {
  return [
    {
      what: 'ten megabytes and a byte',
      door: 'media',
      file: sized('a.jpg', 10 * megabyte + 1),
      fate: 'tooLarge',
    },
    {
      what: 'five megabytes and a byte',
      door: 'logos',
      file: sized('a.svg', 5 * megabyte + 1),
      fate: 'tooLarge',
    },
    {
      what: 'five megabytes',
      door: 'banner-files',
      file: sized('a.html', 5 * megabyte),
      fate: 'tooLarge',
    },
    {
      what: 'eleven megabytes',
      door: 'banner-files',
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
