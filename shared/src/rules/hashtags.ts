import { withoutInvisible } from './invisible.ts'
import { slugify } from './slug.ts'

/** Longest hashtag, characters. */
export const hashtagLength = 60
/** Most hashtags of one article. */
export const maxHashtags = 30
/** Number of typed characters from which hashtags are suggested. */
export const suggestionMinimum = 3

/**
 * Returns the hashtags in a text or a list of texts: split at commas, trimmed, without a leading `#`, in Unicode NFC
 * with single spaces; empty ones are dropped, and of those that differ only in case the first is kept.
 */
export function hashtagsIn(texts: string | readonly string[]): string[] {
  const found = new Map<string, string>()
  for (const text of [texts].flat().flatMap((one) => one.split(','))) {
    const hashtag = tidied(text)
    const key = hashtagKey(hashtag)
    if (key && !found.has(key)) found.set(key, hashtag)
  }
  return [...found.values()]
}

/**
 * Returns the key by which two hashtags are the same: NFC and lower case, without variation selectors, soft hyphens and
 * joiners, and with full-width letters as usual ones. `C`, `C#` and `C++` are three hashtags.
 */
export function hashtagKey(hashtag: string): string {
  return withoutInvisible(hashtag.normalize('NFC'))
    .replace(/\u00AD|\u200C|\u200D|[\uFE00-\uFE0F]|[\u{E0100}-\u{E01EF}]/gu, '')
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .toLowerCase()
}

/** Returns a hashtag as a segment of an address: `C#` becomes `c-sharp`, `C++` `c-plus-plus`. */
export function hashtagSlug(hashtag: string): string {
  const spelled = hashtag.replace(/#/g, ' sharp ').replace(/\+/g, ' plus ')
  return slugify(spelled) || 'hashtag'
}

function tidied(text: string): string {
  return withoutInvisible(text.toWellFormed().normalize('NFC'))
    .replace(/[\p{Cc}\s\uFFFE\uFFFF]+/gu, ' ')
    .trim()
    .replace(/^#+ ?/, '')
}
