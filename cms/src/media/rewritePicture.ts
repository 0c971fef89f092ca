import sharp from 'sharp'
import type { KeptFile } from './acceptUpload.ts'

export type PictureFormat = keyof typeof extensions

const extensions = { jpeg: 'jpg', png: 'png', gif: 'gif', webp: 'webp' } as const

/** A small file can unfold to gigabytes: width times height times frames, pixels. */
export const maximumPixels = 50_000_000

/**
 * A picture written anew, upright and without what cameras note beside it (place, time, device).
 *
 * @returns null when these bytes are no picture of the formats
 */
export async function rewritePicture(
  data: Buffer,
  formats: readonly string[],
): Promise<KeptFile | 'tooManyPixels' | null> {
  const format = pictureFormatOf(data)
  if (!format || !formats.includes(format)) return null
  const seen = await look(data)
  if (seen?.format !== format) return null
  if (seen.pixels > maximumPixels) return 'tooManyPixels'
  const rewritten = await writtenAnew(data, seen.frames > 1).catch(() => null)
  return (
    rewritten && { data: rewritten, extension: extensions[format], mimetype: `image/${format}` }
  )
}

/** By its first bytes: nothing else is given to the decoders, of which there are many more. */
export function pictureFormatOf(data: Buffer): PictureFormat | null {
  const start = data.toString('latin1', 0, 12)
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(start)) return 'gif'
  if (/^RIFF[^]{4}WEBP/.test(start)) return 'webp'
  return null
}

type Seen = { format: string; pixels: number; frames: number }

/** What a file is by its bytes; null when it is no picture. */
async function look(data: Buffer): Promise<Seen | null> {
  try {
    const { format, width, height, pages: frames = 1 } = await sharp(data).metadata()
    return { format, pixels: width * height * frames, frames }
  } catch {
    return null
  }
}

function writtenAnew(data: Buffer, animated: boolean): Promise<Buffer> {
  const picture = sharp(data, { animated })
  return (animated ? picture : picture.autoOrient())
    .jpeg({ quality: 92, force: false })
    .webp({ quality: 90, force: false })
    .toBuffer()
}
