import { hashtagKey, hashtagsIn } from '@kariera/shared/rules/hashtags'

/** A hashtag in the form: an existing one as its id, a new one as its text. */
export type Chosen = number | string

/** Texts of the hashtags, by id. */
export type HashtagNames = ReadonlyMap<number, string>

/** Returns the hashtags in the form's value; empty if the value is invalid. */
export function chosenIn(value: unknown): Chosen[] {
  if (!Array.isArray(value)) return []
  return value.filter((item) => typeof item === 'number' || typeof item === 'string')
}

/** Returns the hashtags in a text that are not chosen yet, independent of spelling variants. */
export function newIn(text: string, chosen: readonly Chosen[], names: HashtagNames): string[] {
  const keys = new Set(chosen.map((one) => hashtagKey(nameOf(one, names))))
  return hashtagsIn(text.replace(/[\r\n]+/g, ',')).filter((one) => !keys.has(hashtagKey(one)))
}

/** Splits a text into the part before the last comma and the part that is still being typed. */
export function typedParts(text: string): { finished: string; rest: string } {
  const end = text.lastIndexOf(',') + 1
  return { finished: text.slice(0, end), rest: text.slice(end).trimStart() }
}

/** Returns a hashtag's text, or its number if the text is not known. */
export function nameOf(chosen: Chosen, names: HashtagNames): string {
  return typeof chosen === 'string' ? chosen : (names.get(chosen) ?? `№ ${chosen}`)
}

/**
 * Returns the names that a save reveals: a new hashtag comes back as an id, in the same position. They are used until
 * the server's names arrive.
 */
export function namesBySave(
  before: readonly Chosen[],
  after: readonly Chosen[],
): [number, string][] {
  if (before.length !== after.length) return []
  return after.flatMap((one, index): [number, string][] => {
    const text = before[index]
    return typeof one === 'number' && typeof text === 'string' ? [[one, text]] : []
  })
}
