export type PictureFormat = keyof typeof extensions

/** How names of files end, by format. */
export const extensions = { jpeg: 'jpg', png: 'png', gif: 'gif', webp: 'webp' } as const

/** By its first bytes: nothing else is given to the decoders, of which there are many more. */
export function pictureFormatOf(data: Buffer): PictureFormat | null {
  const start = data.toString('latin1', 0, 12)
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(start)) return 'gif'
  if (/^RIFF[^]{4}WEBP/.test(start)) return 'webp'
  return null
}

/** What may be sent besides pictures: drawings, and banners that are pages. */
export type TextFormat = 'svg' | 'html'

/** A file in the form in which it is kept. */
export type KeptFile = { data: Buffer; extension: string; mimetype: string }
