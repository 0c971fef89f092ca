import type { Picture } from '@kariera/shared/contracts/reading/card'

/** Returns a picture with only the widths that are useful up to the given number of pixels. */
export function pictureUpTo(pixels: number, picture: Picture): Picture {
  const sources = picture.sources.filter(({ width }) => width <= pixels)
  const src = picture.width <= pixels ? undefined : sources.at(-1)
  return { ...picture, ...src, sources }
}
