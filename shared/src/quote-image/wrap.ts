/** Returns how wide a text is, pixels. */
export type Measure = (text: string) => number

const graphemes = new Intl.Segmenter('bg', { granularity: 'grapheme' })
/** Where a line may be broken: not at a non-breaking space. */
const spaces = /[^\S\u00a0\u202f]+/u
const ellipsis = '…'

/**
 * Returns the lines of a text, none wider than `width`: it is broken between words, at its line breaks, and inside a
 * word only if the word is wider than a line. A single character is never broken.
 */
export function wrap(text: string, width: number, measure: Measure): string[] {
  return text
    .split(/[\r\n\u2028\u2029]+/u)
    .flatMap((paragraph) => wrapWords(paragraph.split(spaces).filter(Boolean), width, measure))
}

/** Returns at most that many lines; if some are left out, the last one ends with an ellipsis. */
export function firstLines(
  lines: readonly string[],
  maxLines: number,
  width: number,
  measure: Measure,
): string[] {
  if (lines.length <= maxLines) return [...lines]
  const kept = lines.slice(0, maxLines)
  const last = charactersOf(kept.pop() ?? '')
  while (last.length > 0 && measure(last.join('').trimEnd() + ellipsis) > width) last.pop()
  return [...kept, last.join('').trimEnd() + ellipsis]
}

function wrapWords(words: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const word of words) {
    const line = lines.at(-1)
    const longer = line === undefined ? word : `${line} ${word}`
    if (measure(longer) <= width) lines.splice(-1, 1, longer)
    else if (measure(word) <= width) lines.push(word)
    else lines.push(...broken(word, width, measure))
  }
  return lines
}

function broken(word: string, width: number, measure: Measure): string[] {
  const pieces: string[] = []
  for (const character of charactersOf(word)) {
    const longer = (pieces.at(-1) ?? '') + character
    if (pieces.length > 0 && measure(longer) <= width) pieces.splice(-1, 1, longer)
    else pieces.push(character)
  }
  return pieces
}

/** Splits a text into visible characters (graphemes). */
function charactersOf(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}
