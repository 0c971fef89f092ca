import type { QuoteTemplate } from '../contracts/quoteImage.ts'
import { insideOf, wrapMargin } from './geometry.ts'

/** Where lines stand from left to right: `x` holds them by their alignment; none is wider than `width`. */
export type Column = {
  x: number
  width: number
  /** @returns where a line of this width begins */
  leftOf: (width: number) => number
}

/** So much room for lines there always is: an anchor that leaves less is moved. */
const narrowest = 200

/** The part of a line that stands to the left of where it is held. */
const before = { left: 0, center: 0.5, right: 1 } as const

/**
 * The column of a template's text: as wide as the picture minus 100, and never so wide that a line would reach the
 * border from where the alignment holds it.
 */
export function columnOf(template: QuoteTemplate): Column {
  const { textAlign, textX, maxWidth } = template
  const inside = insideOf(template)
  const right = inside.x + inside.width
  const part = before[textAlign]
  const least = Math.min(narrowest, inside.width)
  const x = Math.min(Math.max(textX, inside.x + least * part), right - least * (1 - part))
  const roomBefore = part > 0 ? (x - inside.x) / part : Infinity
  const roomAfter = part < 1 ? (right - x) / (1 - part) : Infinity
  const width = Math.min(maxWidth - wrapMargin, roomBefore, roomAfter)
  return { x, width, leftOf: (line) => x - line * part }
}
