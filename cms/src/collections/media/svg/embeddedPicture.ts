import { pictureFormatOf, type PictureFormat } from '../detectFormat.ts'

const dataAddress = /^data:image\/(?:png|jpe?g|gif|webp);base64,([a-z0-9+/=\s]+)$/i

/**
 * Reads a picture that is embedded in a drawing as a data address.
 *
 * @returns the picture with its width times height, pixels; null for any other address, and if it is not a picture
 */
export function embeddedPictureOf(address: string): { address: string; pixels: number } | null {
  const [, base64] = dataAddress.exec(address) ?? []
  if (base64 === undefined) return null
  const data = Buffer.from(base64, 'base64')
  const format = pictureFormatOf(data)
  if (!format) return null
  const pixels = pixelsOf(data, format)
  if (pixels === null) return null
  return { address: `data:image/${format};base64,${data.toString('base64')}`, pixels }
}

function pixelsOf(data: Buffer, format: PictureFormat): number | null {
  try {
    if (format === 'png') return data.readUInt32BE(16) * data.readUInt32BE(20)
    if (format === 'gif') return data.readUInt16LE(6) * data.readUInt16LE(8)
    return format === 'jpeg' ? pixelsOfJpeg(data) : pixelsOfWebp(data)
  } catch {
    return null
  }
}

/** Markers C0 to CF begin a frame, except three that begin tables. */
function pixelsOfJpeg(data: Buffer): number | null {
  for (let at = 2; data[at] === 0xff; at += 2 + data.readUInt16BE(at + 2)) {
    const marker = data.readUInt8(at + 1)
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      return data.readUInt16BE(at + 5) * data.readUInt16BE(at + 7)
    }
  }
  return null
}

function pixelsOfWebp(data: Buffer): number | null {
  const kind = data.toString('latin1', 12, 16)
  if (kind === 'VP8X') return (data.readUIntLE(24, 3) + 1) * (data.readUIntLE(27, 3) + 1)
  if (kind === 'VP8 ') return (data.readUInt16LE(26) & 0x3fff) * (data.readUInt16LE(28) & 0x3fff)
  if (kind !== 'VP8L') return null
  const sides = data.readUInt32LE(21)
  return ((sides & 0x3fff) + 1) * (((sides >>> 14) & 0x3fff) + 1)
}
