/** A number of lines of the same height, pixels. */
type Block = { lines: number; height: number }

type Stack = { anchor: number; text: Block; author: Block; top: number; bottom: number }

/** Distance of the author's first line below the anchor of the text. */
const authorBelow = 100

/** Smallest gap between the text and its author, as a fraction of a line of the text. */
const gap = 0.3

/**
 * Returns where the text and its author begin: the text centred on the anchor, or higher if it would touch the author;
 * both within `top` and `bottom`, closer to each other if necessary; null if there is not enough space.
 */
export function stack({ anchor, text, author, top, bottom }: Stack): {
  text: number
  author: number
} | null {
  const height = text.lines * text.height
  const isNamed = author.lines > 0
  const authorTop = anchor + authorBelow - author.height / 2
  const apart = isNamed ? gap * text.height : 0
  const wanted = anchor - height / 2
  const textTop = isNamed ? Math.min(wanted, authorTop - apart - height) : wanted
  const end = isNamed ? authorTop + author.lines * author.height : textTop + height
  const down = Math.max(0, top - textTop)
  const move = down - Math.max(0, end + down - bottom)
  const placed = { text: Math.max(top, textTop + move), author: authorTop + move }
  const floor = isNamed ? placed.author - apart : bottom
  // Differences by rounding are not collisions.
  return placed.text + height <= floor + 0.001 ? placed : null
}
