/** Reading speed of Bulgarian prose, words per minute. */
const wordsPerMinute = 200

/** @returns the reading time of a text in whole minutes, at least 1 */
export function readingMinutes(text: string): number {
  return Math.max(1, Math.round(countWords(text) / wordsPerMinute))
}

/** @returns the number of words and numbers in a text */
export function countWords(text: string): number {
  return text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
}
