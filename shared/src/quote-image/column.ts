import type { QuoteTemplate } from '../contracts/quoteImage.ts'
import { insideOf, wrapMargin } from './geometry.ts'

/** Horizontal position of lines: `x` is the point that they are aligned to; none is wider than `width`. */
export type Column = {
  x: number
  width: number
  /** @returns the left end of a line of this width */
  leftOf: (width: number) => number
}

/** Smallest width for lines: an anchor that leaves less is moved. */
const narrowest = 200

/** The fraction of a line that is to the left of its alignment point. */
const before = { left: 0, center: 0.5, right: 1 } as const

/**
 * Returns the column of a template's text: as wide as the picture minus 100, but no wider than the space between its
 * alignment point and the border.
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
