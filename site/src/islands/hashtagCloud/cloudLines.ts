/** The middle of a word and its baseline, pixels from the upper left corner of the frame. */
type Place = { x: number; y: number }

/** From one baseline to the next, in sizes of the letters. */
const lineHeight = 1.25
/** From the top of a line to its baseline, in sizes of the letters. */
const ascent = 0.9
/** Between two words, in sizes of the letters. */
const wordGap = 0.8

/**
 * Sets words of one size in centred lines, as close as they can lie. A word that finds no line any more has no place.
 *
 * @param widths of the words; these, the size of the letters and the frame are in pixels
 * @returns a place for each word from the first on, until the frame is full
 */
export function placesInLines(
  widths: number[],
  { size, width, height }: { size: number; width: number; height: number },
): Place[] {
  const step = lineHeight * size
  const lines = linesOf(widths, width, wordGap * size).slice(0, Math.floor(height / step))
  const top = (height - lines.length * step) / 2
  return lines.flatMap((line, index) => {
    const y = top + index * step + ascent * size
    let left = (width - widthOf(line, wordGap * size)) / 2
    return line.map((wordWidth) => {
      const x = left + wordWidth / 2
      left += wordWidth + wordGap * size
      return { x, y }
    })
  })
}

/** A word that is wider than a line has one for itself. */
function linesOf(widths: number[], lineWidth: number, gap: number): number[][] {
  const lines: number[][] = []
  for (const width of widths) {
    const line = lines.at(-1)
    if (line && widthOf([...line, width], gap) <= lineWidth) line.push(width)
    else lines.push([width])
  }
  return lines
}

const widthOf = (line: number[], gap: number) =>
  line.reduce((sum, width) => sum + gap + width, -gap)
