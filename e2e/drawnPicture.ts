import pixelmatch from 'pixelmatch'
import type { Download } from 'playwright/test'
import { readFile } from 'node:fs/promises'
import sharp from 'sharp'

/** A part of a picture; `right` and `bottom` are exclusive. */
export type Part = { left: number; top: number; right: number; bottom: number }

/** A picture of a quote, by pixel. */
export class DrawnPicture {
  readonly width: number
  readonly height: number
  readonly #pixels: Buffer

  private constructor(width: number, height: number, pixels: Buffer) {
    this.width = width
    this.height = height
    this.#pixels = pixels
  }

  static async of(file: Buffer): Promise<DrawnPicture> {
    const { data, info } = await sharp(file)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return new DrawnPicture(info.width, info.height, data)
  }

  static async downloaded(download: Download): Promise<DrawnPicture> {
    return DrawnPicture.of(await readFile(await download.path()))
  }

  /** Colour of a pixel, for example `#187bcd`. */
  at(x: number, y: number): string {
    const start = (y * this.width + x) * 4
    return `#${this.#pixels.toString('hex', start, start + 3)}`
  }

  /** The smallest box around the pixels that differ from the ground; null if there are none. */
  inkIn({ left, top, right, bottom }: Part, ground: string): Part | null {
    let found: Part | null = null
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        if (this.at(x, y) === ground) continue
        found ??= { left: x, top: y, right: x + 1, bottom: y + 1 }
        found.left = Math.min(found.left, x)
        found.right = Math.max(found.right, x + 1)
        found.bottom = y + 1
      }
    }
    return found
  }

  /**
   * Number of pixels that differ from another picture of the same size.
   *
   * @param threshold 0 for exact equality
   */
  differingFrom(other: DrawnPicture, threshold = 0): number {
    const { width, height } = this
    const options = { threshold, includeAA: true }
    return pixelmatch(this.#pixels, other.#pixels, undefined, width, height, options)
  }
}
