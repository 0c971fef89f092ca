/** Smallest and largest size of words, pixels. */
export const minWordSize = 12
const maxWordSize = 40

/**
 * Returns the size of a word by its count: from 12 pixels for the smallest count to 40 for the largest, linear; halfway
 * if all counts are the same.
 */
export function sizesBetween(counts: number[]): (count: number) => number {
  const least = Math.min(...counts)
  const span = Math.max(...counts) - least
  return (count) => {
    const share = span > 0 ? (count - least) / span : 0.5
    return Math.round(minWordSize + share * (maxWordSize - minWordSize))
  }
}
