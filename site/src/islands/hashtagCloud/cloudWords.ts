import { hashtagSearchPath } from '@kariera/shared/routes'
import { fewestCounted } from '@kariera/shared/rules/listLengths'
import { sizesBetween } from './wordSizes.ts'

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
