export type PictureFormat = keyof typeof extensions

/** File name extension of each format. */
export const extensions = { jpeg: 'jpg', png: 'png', gif: 'gif', webp: 'webp' } as const

/** Returns the format by the first bytes. Other data is not passed to the decoders, which support many more formats. */
export function pictureFormatOf(data: Buffer): PictureFormat | null {
  const start = data.toString('latin1', 0, 12)
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(start)) return 'gif'
  if (/^RIFF[^]{4}WEBP/.test(start)) return 'webp'
  return null
}

/** Formats other than pictures: drawings, and banners that are pages. */
export type TextFormat = 'svg' | 'html'

/** A file as it is stored, and whether its metadata, which is dropped, said that artificial intelligence made it. */
export type KeptFile = { data: Buffer; extension: string; mimetype: string; isAiMade?: boolean }
