import sharp from 'sharp'

/** Made once for each size: it takes a tenth of a second of a core. */
const halves = new Map<string, Promise<Buffer>>()

/** A picture for upload: its left half is red, its right half blue. */
export async function redAndBlue(width = 1600, height = 400) {
  const size = `${width} x ${height}`
  const making = halves.get(size) ?? makeHalves(width, height)
  halves.set(size, making)
  // A copy, because the picture process takes the same bytes for the same upload.
  return fileOf(Buffer.from(await making), 'image/jpeg')
}

async function makeHalves(width: number, height: number): Promise<Buffer> {
  const half = { width: width / 2, height, channels: 3 as const }
  const [left, right] = await Promise.all(
    ['#ff0000', '#0000ff'].map((background) =>
      sharp({ create: { ...half, background } })
        .png()
        .toBuffer(),
    ),
  )
  return sharp({ create: { ...half, width, background: '#000' } })
    .composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: width / 2, top: 0 },
    ])
    .jpeg()
    .toBuffer()
}

/** The smallest PNG. */
export async function onePixel() {
  const create = { width: 1, height: 1, channels: 3, background: '#187bcd' } as const
  return fileOf(await sharp({ create }).png().toBuffer(), 'image/png')
}

/** An animation of two noisy frames, which lossy compression changes each time. */
export async function animation() {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const create = { width: 700, height: 500, channels: 3, noise, background: '#000' } as const
  const frames = await Promise.all([1, 2].map(() => sharp({ create }).png().toBuffer()))
  const data = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer()
  return fileOf(data, 'image/webp')
}

/**
 * The dominant colour of a pixel: red, green or blue.
 *
 * @param across 0 for the left edge, 1 for the right edge
 */
export async function colourAt(picture: Buffer, across: number): Promise<string | undefined> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const column = Math.min(info.width - 1, Math.floor(across * info.width))
  const start = (Math.floor(info.height / 2) * info.width + column) * info.channels
  const [red = 0, green = 0, blue = 0] = data.subarray(start, start + 3)
  return ['red', 'green', 'blue'][[red, green, blue].indexOf(Math.max(red, green, blue))]
}

/** A file of the newsroom, which is open. @throws {Error} if it is not stored */
export async function storedFile(name: string | null | undefined): Promise<Buffer> {
  const { readPicture } = await import('../collections/media/storage/storage.ts')
  const data = await readPicture(name ?? '')
  if (!data) throw new Error(`There is no ${name}.`)
  return data
}

function fileOf(data: Buffer, mimetype: string) {
  return { name: `picture.${mimetype.slice('image/'.length)}`, data, mimetype, size: data.length }
}
