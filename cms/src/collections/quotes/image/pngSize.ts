import { pictureFormatOf } from '../../media/pictureFormat.ts'

/** The size that a PNG names in its first chunk, pixels; null where the bytes begin no PNG. */
export function pngSize(data: Buffer): { width: number; height: number } | null {
  if (pictureFormatOf(data) !== 'png' || data.length < 24) return null
  return { width: data.readUInt32BE(16), height: data.readUInt32BE(20) }
}
