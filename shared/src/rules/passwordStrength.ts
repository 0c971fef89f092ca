/** Smallest length of a password that a user chooses, characters. */
export const minimumPasswordLength = 8

/** Why a password is weak. */
const weaknesses = ['short', 'monotonous', 'common', 'personal'] as const
export type Weakness = (typeof weaknesses)[number]

/** Fewest different characters. */
const fewestDifferent = 4

/** Passwords that are among the first to be tried. */
const common = new Set([
  ...['password', 'password1', 'passw0rd', 'парола', 'parola', 'qwerty', 'qwertyui', 'qwertyuiop'],
  ...['asdfghjkl', '1q2w3e4r', 'q1w2e3r4', 'letmein', 'iloveyou', 'welcome1', 'abc123', 'admin123'],
])

/** Digits or letters in their order. */
const series = '01234567890 abcdefghijklmnopqrstuvwxyz абвгдежзийклмнопрстуфхцчшщъьюя'

/**
 * Returns every reason for which a password is weak, none for a strong one.
 *
 * @param personal names and e-mail addresses of its user
 */
export function weaknessesOf(password: string, personal: readonly string[]): Weakness[] {
  const lower = password.toLowerCase()
  const reversed = Array.from(lower).toReversed().join('')
  const weak: Record<Weakness, boolean> = {
    short: password.length < minimumPasswordLength,
    monotonous:
      new Set(lower).size < fewestDifferent || series.includes(lower) || series.includes(reversed),
    common: common.has(lower),
    personal: personal.flatMap(namesIn).includes(withoutEnd(lower)),
  }
  return weaknesses.filter((reason) => weak[reason])
}

/** A name and its words; an address whole and before its domain; all without an ending that is no word. */
function namesIn(text: string): string[] {
  const lower = text.trim().toLowerCase()
  const names = [lower, lower.replace(/@.*$/, ''), ...lower.split(' ')]
  return names.map(withoutEnd).filter(Boolean)
}

/** Without digits, spaces and punctuation marks at its end. */
function withoutEnd(text: string): string {
  return text.replace(/[\d\s\p{P}]+$/u, '')
}
