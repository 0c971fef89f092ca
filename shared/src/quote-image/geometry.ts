import type { QuoteTemplate } from '../contracts/quoteImage.ts'

/** A rectangle of the picture, pixels from its upper left corner. */
export type Box = { x: number; y: number; width: number; height: number }

/** The white line around the picture: its distance from the edge, and its thickness. */
export const border = { inset: 48, width: 3 } as const

/** Text is wrapped at the picture's width minus this. */
export const wrapMargin = 100

/** Position of the logo or its badge: distance from the right and from the bottom. */
const logoPlace = { right: 50, bottom: 30 } as const
const logoWidth = 240
const badgeSize = { width: 360, height: 80 } as const

/** Greatest height of a logo, as a fraction of the picture's height: a tall logo becomes narrower than 240. */
const tallestLogo = 1 / 4

/** How far the white background extends around a logo, and the gap between the border and a badge. */
export const logoGround = 12

/** Returns the area inside the border. */
export function insideOf({ maxWidth, maxHeight }: QuoteTemplate): Box {
  const edge = border.inset + border.width
  return { x: edge, y: edge, width: maxWidth - 2 * edge, height: maxHeight - 2 * edge }
}

/**
 * Returns where a logo of this size is drawn: 240 wide unless that is too tall, 50 from the right and 30 from the
 * bottom.
 */
export function logoBox(template: QuoteTemplate, natural: { width: number; height: number }): Box {
  const tallest = Math.floor(template.maxHeight * tallestLogo)
  const scale = Math.min(logoWidth / natural.width, tallest / natural.height)
  return placed(template, {
    width: Math.max(1, Math.round(natural.width * scale)),
    height: Math.max(1, Math.round(natural.height * scale)),
  })
}

/** Returns where the badge is drawn that replaces a logo: 360 by 80, or narrower in a narrow picture. */
export function badgeBox(template: QuoteTemplate): Box {
  const width = Math.min(badgeSize.width, template.maxWidth - 2 * logoPlace.right)
  return placed(template, { width, height: badgeSize.height })
}

/** Returns a box enlarged by a distance on each side. */
export function grown({ x, y, width, height }: Box, by: number): Box {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by }
}

function placed({ maxWidth, maxHeight }: QuoteTemplate, size: { width: number; height: number }) {
  const x = maxWidth - logoPlace.right - size.width
  return { x, y: maxHeight - logoPlace.bottom - size.height, ...size }
}
