/**
 * Characters that show nothing, or turn the direction of what follows: marks and overrides of direction, spaces without width,
 * invisible operators, fillers of Hangul. Joiners stay: emoji are made with them.
 */
const invisible =
  /[\u061C\u115F\u1160\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u2069\u3164\uFEFF\uFFA0]/g

/** A text without what nobody sees: two texts that look the same are the same, and none looks like nothing. */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, '')
}
