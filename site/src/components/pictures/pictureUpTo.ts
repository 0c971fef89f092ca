import type { Picture } from '@kariera/shared/contracts/reading/card'

/** A picture with the widths that are of use where at most so many pixels are needed. */
export function pictureUpTo(pixels: number, picture: Picture): Picture {
  const sources = picture.sources.filter(({ width }) => width <= pixels)
  const src = picture.width <= pixels ? undefined : sources.at(-1)
  return { ...picture, ...src, sources }
}
