/** Lines of one height, pixels. */
type Block = { lines: number; height: number }

type Stack = { anchor: number; text: Block; author: Block; top: number; bottom: number }

/** The author's first line is so far below the anchor of the text (back-office.md, section 9). */
const authorBelow = 100

/** Between the text and its author there is at least so much of a line of the text. */
const gap = 0.3

/**
 * Where the text and its author begin: the text about the anchor, or higher where it would reach its author, both
 * within `top` and `bottom`, where they come closer to each other if they must; null where they have no room.
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
  // What rounding leaves over is no collision.
  return placed.text + height <= floor + 0.001 ? placed : null
}
