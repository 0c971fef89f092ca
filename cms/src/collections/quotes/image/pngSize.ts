import { pictureFormatOf } from '../../media/pictureFormat.ts'

/** Returns the size in a PNG's first chunk, pixels; null if the bytes are not the beginning of a PNG. */
export function pngSize(data: Buffer): { width: number; height: number } | null {
  if (pictureFormatOf(data) !== 'png' || data.length < 24) return null
  return { width: data.readUInt32BE(16), height: data.readUInt32BE(20) }
}
