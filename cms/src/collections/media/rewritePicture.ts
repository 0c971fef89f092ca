import { maxFrames, maxJpegPixels, maxPixels } from '@kariera/shared/contracts/uploads'
import sharp from 'sharp'
import { hasAiMark } from './aiMark.ts'
import { extensions, pictureFormatOf, type KeptFile, type PictureFormat } from './detectFormat.ts'

/** Why a file is refused that begins as a picture. */
export type Refusal = 'tooManyPixels' | 'tooManyFrames' | 'damaged'

/**
 * Re-encodes a picture, upright and without camera metadata (place, time, device). It may take seconds of a core, so it
 * runs only in the picture process (media/decoding).
 *
 * @returns null if these bytes do not begin as a picture of the formats
 */
export async function rewritePicture(
  data: Buffer,
  formats: readonly string[],
): Promise<KeptFile | Refusal | null> {
  const format = pictureFormatOf(data)
  if (!format || !formats.includes(format)) return null
  const seen = await look(data)
  if (seen?.format !== format) return 'damaged'
  const refused = tooLarge(format, seen)
  if (refused) return refused
  const rewritten = await writtenAnew(data, seen).catch(() => null)
  if (!rewritten) return 'damaged'
  return {
    data: rewritten,
    extension: extensions[format],
    mimetype: `image/${format}`,
    isAiMade: hasAiMark(data, seen.xmp),
  }
}

/** Properties from the file header; sizes are those of an upright frame, pixels. */
type Seen = {
  format: string
  width: number
  height: number
  frames: number
  xmp: Buffer | undefined
}

/** Reads the properties from the file header without decoding. Null if it is not a picture. */
async function look(data: Buffer): Promise<Seen | null> {
  try {
    const { format, autoOrient, pages: frames = 1, xmp } = await sharp(data).metadata()
    return { format, width: autoOrient.width, height: autoOrient.height, frames, xmp }
  } catch {
    return null
  }
}

function tooLarge(format: PictureFormat, { width, height, frames }: Seen): Refusal | null {
  if (frames > maxFrames) return 'tooManyFrames'
  const limit = format === 'jpeg' ? maxJpegPixels : maxPixels
  return width * height * frames > limit ? 'tooManyPixels' : null
}

function writtenAnew(data: Buffer, { width, height, frames }: Seen): Promise<Buffer> {
  const animated = frames > 1
  const picture = sharp(data, { animated, limitInputPixels: maxJpegPixels })
  const scale = Math.sqrt(maxPixels / (width * height))
  const shrunk =
    scale < 1 && !animated
      ? picture.resize(Math.floor(width * scale), Math.floor(height * scale), { fit: 'inside' })
      : picture
  return (animated ? shrunk : shrunk.autoOrient())
    .jpeg({ quality: 92, force: false })
    .webp({ quality: 90, force: false })
    .toBuffer()
}
