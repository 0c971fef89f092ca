import { hashtagKey } from '@kariera/shared/rules/hashtags'
import { suggestionMinimum } from '@kariera/shared/rules/suggestions'
import { isObject } from './searchAnswer.ts'

/** A hashtag that is in use, and by how many live articles. */
export type Suggestion = { value: string; slug: string; count: number }

/** What is looked for among the hashtags; null where too little is typed (reader-site.md, section 5). */
export function suggestionKey(typed: string): string | null {
  const key = hashtagKey(typed).trim().replace(/^#+ ?/, '')
  return Array.from(key).length >= suggestionMinimum ? key : null
}

/** Up to 5 hashtags that contain a text, the most used first; none where they cannot be asked for. */
export async function askSuggestions(key: string, signal: AbortSignal): Promise<Suggestion[]> {
  try {
    const answer = await fetch(`/api/hashtags/suggest?${new URLSearchParams({ q: key })}`, {
      signal,
    })
    const told: unknown = await answer.json()
    return isObject(told) && Array.isArray(told.docs) ? told.docs.filter(isSuggestion) : []
  } catch {
    // They only save typing.
    return []
  }
}

/** One further or back among `count` suggestions, through none of them (-1), round and round. */
export function stepThrough(active: number, step: 1 | -1, count: number): number {
  return ((active + 1 + step + count + 1) % (count + 1)) - 1
}

function isSuggestion(value: unknown): value is Suggestion {
  return (
    isObject(value) &&
    typeof value.value === 'string' &&
    typeof value.slug === 'string' &&
    typeof value.count === 'number'
  )
}
