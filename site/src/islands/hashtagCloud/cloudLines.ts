/** The middle of a word and its baseline, pixels from the upper left corner of the frame. */
type Place = { x: number; y: number }

/** Distance between two baselines, in letter sizes. */
const lineHeight = 1.25
/** Distance from the top of a line to its baseline, in letter sizes. */
const ascent = 0.9
/** Gap between two words, in letter sizes. */
const wordGap = 0.8

/**
 * Sets words of one size in centred lines, as close together as possible. A word for which no line is left gets no
 * place.
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

/** A word that is wider than a line gets its own line. */
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
