import { slugify } from './slug.ts'

/** Longest hashtag, characters. */
export const hashtagLength = 60
/** Most hashtags of one article. */
export const maxHashtags = 30

/**
 * The hashtags that a text or a list of texts names: split at commas, trimmed, without a `#` before them, in Unicode
 * NFC with single spaces; empty ones are dropped, and of those that differ in case only the first stays.
 */
export function hashtagsIn(texts: string | readonly string[]): string[] {
  const found = new Map<string, string>()
  for (const text of [texts].flat().flatMap((one) => one.split(','))) {
    const hashtag = tidied(text)
    if (hashtag && !found.has(hashtagKey(hashtag))) found.set(hashtagKey(hashtag), hashtag)
  }
  return [...found.values()]
}

/** What makes two hashtags the same: NFC and lower case. `C`, `C#` and `C++` are three. */
export function hashtagKey(hashtag: string): string {
  return hashtag.normalize('NFC').toLowerCase()
}

/** A hashtag as a segment of an address: `C#` becomes `c-sharp`, `C++` `c-plus-plus`. */
export function hashtagSlug(hashtag: string): string {
  const spelled = hashtag.replace(/#/g, ' sharp ').replace(/\+/g, ' plus ')
  return slugify(spelled) || 'hashtag'
}

function tidied(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\s\uFFFE\uFFFF]+/gu, ' ')
    .trim()
    .replace(/^#+ ?/, '')
}
