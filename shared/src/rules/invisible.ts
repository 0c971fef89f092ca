/**
 * Characters that are invisible or change the text direction: direction marks and overrides, zero-width spaces,
 * invisible operators, Hangul fillers. Joiners are kept, because emoji need them.
 */
const invisible =
  /[\u061C\u115F\u1160\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\u3164\uFEFF\uFFA0]/g

/**
 * Returns a text without invisible characters, so that texts that look the same are the same.
 */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, '')
}

/**
 * A character that shows something by itself: no space, mark upon another letter, control or format character, joiner,
 * variation selector or filler, nor the empty pattern of Braille.
 */
const visible =
  /[^\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Mn}\p{Me}\p{Cc}\p{Cf}\p{Cs}\p{Co}\u2800]/u

/** Whether a reader would see nothing of a text. */
export function looksEmpty(text: string): boolean {
  return !visible.test(text)
}
