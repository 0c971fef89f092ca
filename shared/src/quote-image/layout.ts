import type { QuoteTemplate } from '../contracts/quoteImage.ts'
import { grown, insideOf, logoGround, type Box } from './geometry.ts'
import { columnOf, type Column } from './column.ts'
import { stack } from './textAndAuthor.ts'
import { firstLines, wrap } from './wrap.ts'

/** A quote to draw, with its template. */
export type QuoteToDraw = { template: QuoteTemplate; text: string; author: string }

/** Returns how wide a text is in letters of a size, both in pixels. */
export type MeasureAt = (text: string, size: number) => number

/** A line of text: `x` is its alignment point, `y` the middle of the line. */
export type PlacedLine = { text: string; x: number; y: number; size: number }

/** Every line of the picture, from top to bottom. */
export type QuoteLayout = { text: PlacedLine[]; author: PlacedLine[] }

/** Line height as a multiple of the letter size, and letter size of the author as a multiple of that of the text. */
export const lineHeight = 1.2
const authorScale = 0.6
const dash = '–'

/** Largest number of lines for an author's name. */
const maxAuthorLines = 2
/** Smallest size of letters; text that does not fit then is left out. */
const smallestLetters = 12
const step = 0.96

/**
 * Returns where each line of a quote is. The block of text is centred on its anchor (`textX`, `textY`), the author's
 * first line is 100 below the anchor. Lines must not touch each other, the border or the logo. To prevent that, in this
 * order: lines become narrower than the picture's width minus 100; the text moves up from the author; both move
 * together, and then closer together; letters become smaller, down to 12; the text is cut with an ellipsis.
 *
 * @param logo where the logo or the badge is
 */
export function layoutQuote(quote: QuoteToDraw, logo: Box, measure: MeasureAt): QuoteLayout {
  const column = columnOf(quote.template)
  const at = (size: number) => attempt(quote, { column, logo, size, measure })
  let size = quote.template.fontSize
  let tried = at(size)
  while (!tried.layout && size > smallestLetters) {
    size = Math.max(smallestLetters, Math.floor(size * step))
    tried = at(size)
  }
  for (let maxLines = tried.lines - 1; !tried.layout && maxLines > 0; maxLines -= 1) {
    tried = attempt(quote, { column, logo, size, measure, maxLines })
  }
  return tried.layout ?? { text: [], author: [] }
}

type Attempt = {
  column: Column
  logo: Box
  size: number
  measure: MeasureAt
  /** Largest number of lines for the text. */
  maxLines?: number
}

/** @returns a null layout if the quote does not fit; `lines` is the number of lines of the whole text */
function attempt(
  { template, text, author }: QuoteToDraw,
  { column, logo, size, measure, maxLines = Infinity }: Attempt,
): { layout: QuoteLayout | null; lines: number } {
  const authorSize = size * authorScale
  const inText = (line: string) => measure(line, size)
  const inAuthor = (line: string) => measure(line, authorSize)
  const all = wrap(text, column.width, inText)
  const lines = firstLines(all, maxLines, column.width, inText)
  const names = firstLines(
    wrap(author.trim() && `${dash} ${author}`, column.width, inAuthor),
    maxAuthorLines,
    column.width,
    inAuthor,
  )
  const widest = Math.max(0, ...lines.map(inText), ...names.map(inAuthor))
  const stood = stack({
    anchor: template.textY,
    text: { lines: lines.length, height: size * lineHeight },
    author: { lines: names.length, height: authorSize * lineHeight },
    ...freeHeight(template, column, widest, logo),
  })
  const layout = stood && {
    text: placedLines(lines, { x: column.x, size, top: stood.text }),
    author: placedLines(names, { x: column.x, size: authorSize, top: stood.author }),
  }
  return { layout, lines: all.length }
}

/** Returns the vertical space for lines: down to the border, or to the logo if a line would be beside it. */
function freeHeight(template: QuoteTemplate, column: Column, widest: number, logo: Box) {
  const { y, height } = grown(insideOf(template), -logoGround)
  const ground = grown(logo, 2 * logoGround)
  const left = column.leftOf(widest)
  const isBeside = left < ground.x + ground.width && left + widest > ground.x
  return { top: y, bottom: isBeside ? Math.min(y + height, ground.y) : y + height }
}

function placedLines(
  lines: readonly string[],
  { x, size, top }: { x: number; size: number; top: number },
): PlacedLine[] {
  const height = size * lineHeight
  return lines.map((text, index) => ({ text, x, size, y: top + (index + 0.5) * height }))
}
