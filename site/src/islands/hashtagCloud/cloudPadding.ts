/** How much a word takes up, pixels. */
export type WordSize = { textWidth: number; size: number }

/** The least and the most that is kept free around a word, pixels. */
const tightest = 2
const loosest = 10
/** Letters from the top of a capital or a bracket to its foot, of the size of the word. */
const letterHeight = 0.95
/** So much of the frame may be covered; with more, not all words find a place. */
const maxCovered = 0.55

/**
 * How much to keep free around each word so that the cloud fills its frame: a few words lie loosely, many closely.
 *
 * @returns whole pixels
 */
export function paddingFor(words: WordSize[], frame: { width: number; height: number }): number {
  const most = maxCovered * frame.width * frame.height
  for (let padding = loosest; padding > tightest; padding -= 1) {
    const covered = words.map(({ textWidth, size }) => {
      return (textWidth + 2 * padding) * (letterHeight * size + 2 * padding)
    })
    if (covered.reduce((sum, area) => sum + area, 0) <= most) return padding
  }
  return tightest
}
