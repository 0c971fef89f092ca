import { hashtagSearchPath } from '@kariera/shared/routes'
import { fewestCounted } from '@kariera/shared/rules/hashtags'

/** Smallest and largest size of words, pixels. */
export const smallestWord = 12
const maxWordSize = 40

export const countsAddress = `/api/hashtags/counts?min=${fewestCounted}`

/** A hashtag from `GET /api/hashtags/counts`; its slug is empty if it has none. */
export type Counted = { value: string; slug: string; count: number }

/** A hashtag as the cloud shows it. `size` in pixels. */
export type CloudWord = { text: string; href: string; size: number }

/** @throws {Error} when the response does not have the expected shape */
export function countedIn(answer: unknown): Counted[] {
  if (!hasDocs(answer)) throw new Error('expected {docs: [...]} from the server')
  return answer.docs.flatMap((one) => countedOf(one) ?? [])
}

/** Returns the words of the cloud, each with its count in brackets and a size by its count. */
export function cloudWords(counted: Counted[]): CloudWord[] {
  const sizeOf = sizesBetween(counted.map(({ count }) => count))
  return counted.map(({ value, slug, count }) => ({
    text: `${value} (${count})`,
    href: hashtagSearchPath(slug || value),
    size: sizeOf(count),
  }))
}

/**
 * Returns the size of a word by its count: from 12 pixels for the smallest count to 40 for the largest, linear; halfway
 * if all counts are the same.
 */
export function sizesBetween(counts: number[]): (count: number) => number {
  const least = Math.min(...counts)
  const span = Math.max(...counts) - least
  return (count) => {
    const share = span > 0 ? (count - least) / span : 0.5
    return Math.round(smallestWord + share * (maxWordSize - smallestWord))
  }
}

function hasDocs(answer: unknown): answer is { docs: unknown[] } {
  return (
    typeof answer === 'object' && answer !== null && 'docs' in answer && Array.isArray(answer.docs)
  )
}

/** A hashtag without a text or a count cannot be shown, and is left out. */
function countedOf(one: unknown): Counted | null {
  if (typeof one !== 'object' || one === null || !('value' in one) || !('count' in one)) return null
  const { value, count } = one
  const slug = 'slug' in one && typeof one.slug === 'string' ? one.slug : ''
  if (typeof value !== 'string' || value === '') return null
  return typeof count === 'number' && Number.isFinite(count) ? { value, slug, count } : null
}
