import type { QuoteTemplate } from '../contracts/quoteImage.ts'

/** A rectangle of the picture, pixels from its upper left corner. */
export type Box = { x: number; y: number; width: number; height: number }

/** The white line around the picture: how far outside of it nothing stands, and how thick it is. */
export const border = { inset: 48, width: 3 } as const

/** Text is wrapped at the picture's width minus this. */
export const wrapMargin = 100

/** The logo and what stands for it: how far from the right and from the bottom. */
const logoPlace = { right: 50, bottom: 30 } as const
const logoWidth = 240
const badgeSize = { width: 360, height: 80 } as const

/** A logo is at most so much of the picture's height: a tall one becomes narrower than 240. */
const tallestLogo = 1 / 4

/** How far a logo's white ground reaches around it, and how far before a badge the border ends. */
export const logoGround = 12

/** What stands inside the border. */
export function insideOf({ maxWidth, maxHeight }: QuoteTemplate): Box {
  const edge = border.inset + border.width
  return { x: edge, y: edge, width: maxWidth - 2 * edge, height: maxHeight - 2 * edge }
}

/** Where a logo of this size is drawn: 240 wide, 50 from the right and 30 from the bottom. */
export function logoBox(template: QuoteTemplate, natural: { width: number; height: number }): Box {
  const tallest = Math.floor(template.maxHeight * tallestLogo)
  const scale = Math.min(logoWidth / natural.width, tallest / natural.height)
  return placed(template, {
    width: Math.max(1, Math.round(natural.width * scale)),
    height: Math.max(1, Math.round(natural.height * scale)),
  })
}

/** Where the badge is drawn that stands for a logo: 360 by 80, in a narrow picture as wide as there is room. */
export function badgeBox(template: QuoteTemplate): Box {
  const width = Math.min(badgeSize.width, template.maxWidth - 2 * logoPlace.right)
  return placed(template, { width, height: badgeSize.height })
}

/** A box that is so much larger on each side. */
export function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

function placed({ maxWidth, maxHeight }: QuoteTemplate, size: { width: number; height: number }) {
  const x = maxWidth - logoPlace.right - size.width
  return { x, y: maxHeight - logoPlace.bottom - size.height, ...size }
}
