/** Reading speed of Bulgarian prose, words per minute. */
const wordsPerMinute = 200

/** @returns the reading time of a text in whole minutes, at least 1 */
export function readingMinutes(text: string): number {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / wordsPerMinute))
}
