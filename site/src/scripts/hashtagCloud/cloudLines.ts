/** How much a word takes up on its line, pixels. */
type MeasuredWord = { textWidth: number }

/** The middle of a word and its baseline, pixels from the upper left corner of the frame. */
export type Place = { x: number; y: number }

/** Lines are so high, of the size of their letters, and words so far apart. */
const lineHeight = 1.25
const gapShare = 0.8
/** The baseline of a line, of the size of its letters below its top. */
const baseline = 0.9

/**
 * Places for words of one size in lines, centred in the frame: as close as words can lie. What finds no line any more has
 * no place.
 *
 * @param size of the letters, pixels
 * @returns a place for each word from the first on, until the frame is full
 */
export function placesInLines(
  words: MeasuredWord[],
  { size, width, height }: { size: number; width: number; height: number },
): Place[] {
  const gap = gapShare * size
  const lines: MeasuredWord[][] = []
  let line: MeasuredWord[] = []
  let right = Infinity
  for (const word of words) {
    if (right + gap + word.textWidth > width) {
      line = []
      lines.push(line)
      right = -gap
    }
    line.push(word)
    right += gap + word.textWidth
  }
  const shown = lines.slice(0, Math.floor(height / (lineHeight * size)))
  const top = (height - shown.length * lineHeight * size) / 2
  return shown.flatMap((line, index) => {
    const y = top + (index * lineHeight + baseline) * size
    const lineWidth = line.reduce((sum, { textWidth }) => sum + gap + textWidth, -gap)
    let left = (width - lineWidth) / 2
    return line.map(({ textWidth }) => {
      const x = left + textWidth / 2
      left += textWidth + gap
      return { x, y }
    })
  })
}
