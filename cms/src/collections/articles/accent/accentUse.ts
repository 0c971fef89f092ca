/** Longest accent, characters (back-office.md, section 9). */
export const accentLength = 550

/** From here on the editor is warned, percent of `accentLength`. */
const warningPercent = 90

/** How much of the accent's room is used. `percent` is whole, and above 100 only where it is too long. */
export type AccentUse = {
  length: number
  percent: number
  level: 'roomy' | 'almostFull' | 'tooLong'
}

/** The length of an accent as the server counts it: in characters, not in UTF-16 units. */
export function accentCharacters(accent: string): number {
  return Array.from(accent).length
}

export function accentUse(accent: string): AccentUse {
  const length = accentCharacters(accent)
  const tooLong = length > accentLength
  // Nothing that fits is said to be over, and nothing that does not to be 100 %.
  const percent = tooLong
    ? Math.max(101, Math.round((length / accentLength) * 100))
    : Math.floor((length / accentLength) * 100)
  if (tooLong) return { length, percent, level: 'tooLong' }
  return { length, percent, level: percent >= warningPercent ? 'almostFull' : 'roomy' }
}
