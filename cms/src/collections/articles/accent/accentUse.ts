/** Longest accent, characters. */
export const accentLength = 550

/** The editor is warned from this length on, percent of `accentLength`. */
const warningPercent = 90

/**
 * How much of the allowed length the accent uses. `percent` is a whole number, above 100 only if the accent is too
 * long.
 */
export type AccentUse = {
  length: number
  percent: number
  level: 'roomy' | 'almostFull' | 'tooLong'
}

/** Returns the length of an accent as the server counts it: in characters, not in UTF-16 units. */
export function accentCharacters(accent: string): number {
  return Array.from(accent).length
}

export function accentUse(accent: string): AccentUse {
  const length = accentCharacters(accent)
  const tooLong = length > accentLength
  // Rounding must not show an accent that fits as over 100 %, nor one that is too long as 100 %.
  const percent = tooLong
    ? Math.max(101, Math.round((length / accentLength) * 100))
    : Math.floor((length / accentLength) * 100)
  if (tooLong) return { length, percent, level: 'tooLong' }
  return { length, percent, level: percent >= warningPercent ? 'almostFull' : 'roomy' }
}
