/** Words of Bulgarian prose that a reader takes in, a minute. */
const wordsPerMinute = 200

/** @returns whole minutes that the text takes, at least 1 */
export function readingMinutes(text: string): number {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / wordsPerMinute))
}
