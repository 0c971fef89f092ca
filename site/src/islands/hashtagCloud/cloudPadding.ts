/** The size of a word, pixels. */
export type WordSize = { textWidth: number; size: number }

/** Smallest and largest free space around a word, pixels. */
const tightest = 2
const loosest = 10
/** Height of letters from the top of a capital or a bracket to its bottom, as a fraction of the word's size. */
const letterHeight = 0.95
/** Largest fraction of the frame that may be covered; above it, not all words find a place. */
const maxCovered = 0.55

/**
 * Returns the free space around each word with which the cloud fills its frame: a few words have much, many have
 * little.
 *
 * @returns whole pixels
 */
export function paddingFor(words: WordSize[], frame: { width: number; height: number }): number {
  const maxArea = maxCovered * frame.width * frame.height
  for (let padding = loosest; padding > tightest; padding -= 1) {
    const covered = words.map(({ textWidth, size }) => {
      return (textWidth + 2 * padding) * (letterHeight * size + 2 * padding)
    })
    if (covered.reduce((sum, area) => sum + area, 0) <= maxArea) return padding
  }
  return tightest
}
