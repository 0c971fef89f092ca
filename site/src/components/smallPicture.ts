import type { Picture } from '@kariera/shared/contracts/reading'

/** Widest picture that a small card needs, pixels: 18 rem on a dense screen. */
const widest = 640

/** A picture for where it is shown small: only the widths that are of use there. */
export function smallPicture(picture: Picture): Picture {
  const sources = picture.sources.filter(({ width }) => width <= widest)
  return { ...picture, ...sources.at(-1), sources }
}
