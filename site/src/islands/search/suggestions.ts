import { hashtagKey, suggestionMinimum } from '@kariera/shared/rules/hashtags'
import { isObject } from './searchAnswer.ts'

/** A hashtag in use, with its number of live articles. */
export type Suggestion = { value: string; slug: string; count: number }

/** Returns the key for the search among hashtags; null if too little is typed. */
export function suggestionKey(typed: string): string | null {
  const key = hashtagKey(typed).trim().replace(/^#+ ?/, '')
  return Array.from(key).length >= suggestionMinimum ? key : null
}

/** Returns up to 5 hashtags that contain a text, the most used first; none if the request fails. */
export async function askSuggestions(key: string, signal: AbortSignal): Promise<Suggestion[]> {
  try {
    const answer = await fetch(`/api/hashtags/suggest?${new URLSearchParams({ q: key })}`, {
      signal,
    })
    const body: unknown = await answer.json()
    return isObject(body) && Array.isArray(body.docs) ? body.docs.filter(isSuggestion) : []
  } catch {
    // Suggestions are optional: they only save typing.
    return []
  }
}

/** Returns the next or previous of `count` suggestions, cyclically; "none" (-1) is one of the steps. */
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
