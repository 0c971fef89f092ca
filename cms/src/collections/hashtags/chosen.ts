import { hashtagKey, hashtagsIn } from '@kariera/shared/rules/hashtags'

/** A hashtag in the form: one that exists by its id, one that is only typed yet by its text. */
export type Chosen = number | string

/** The texts of those that are known by id. */
export type HashtagNames = ReadonlyMap<number, string>

/** What the form's value holds; nothing where it cannot be understood. */
export function chosenIn(value: unknown): Chosen[] {
  if (!Array.isArray(value)) return []
  return value.filter((item) => typeof item === 'number' || typeof item === 'string')
}

/** The hashtags that a text names and that are not chosen yet, however they are written there. */
export function newIn(text: string, chosen: readonly Chosen[], names: HashtagNames): string[] {
  const keys = new Set(chosen.map((one) => hashtagKey(nameOf(one, names))))
  return hashtagsIn(text.replace(/[\r\n]+/g, ',')).filter((one) => !keys.has(hashtagKey(one)))
}

/** What is finished by a comma, and what is still being typed. */
export function typedParts(text: string): { finished: string; rest: string } {
  const end = text.lastIndexOf(',') + 1
  return { finished: text.slice(0, end), rest: text.slice(end).trimStart() }
}

/** A hashtag's text; its number where that is not known. */
export function nameOf(chosen: Chosen, names: HashtagNames): string {
  return typeof chosen === 'string' ? chosen : (names.get(chosen) ?? `№ ${chosen}`)
}

/**
 * The names that a save makes known: what stood as a text comes back as an id, in the same order. They hold until the
 * server is asked.
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
