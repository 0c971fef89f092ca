import sharp from 'sharp'

/** A PNG of one colour; pixels. */
export function plainPng(background: string, width = 900, height = 600): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
}
