import type { Picture } from '@kariera/shared/contracts/reading'

/** Widest picture that a small card needs, pixels: 18 rem on a dense screen. */
const widest = 640

/** A picture for where it is shown small: only the widths that are of use there. */
export function smallPicture(picture: Picture): Picture {
  return pictureUpTo(widest, picture)
}

/** A picture with the widths that are of use where at most so many pixels are needed. */
export function pictureUpTo(pixels: number, picture: Picture): Picture {
  const sources = picture.sources.filter(({ width }) => width <= pixels)
  const src = picture.width <= pixels ? undefined : sources.at(-1)
  return { ...picture, ...src, sources }
}
