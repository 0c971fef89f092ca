/** Letters that a Latin one stands for, by the law on transliteration, by its look, or by its phonetic key. */
const letters: Record<string, string> = {
  a: 'аъ', b: 'б', c: 'цк', d: 'д', e: 'еэ', f: 'ф', g: 'г', h: 'х', i: 'ийѝ', j: 'жй', k: 'к', l: 'л', m: 'м',
  n: 'н', o: 'о', p: 'п', q: 'я', r: 'р', s: 'с', t: 'т', u: 'уъю', v: 'вж', w: 'в', x: 'хь', y: 'йъьы', z: 'з',
  4: '4ч', 6: '6ш',
} // prettier-ignore

/** What several Latin letters stand for beside what each of them does. */
const groups: Record<string, string> = {
  sht: 'щ', '6t': 'щ', zh: 'ж', ts: 'ц', ch: 'ч', sh: 'ш', yu: 'ю', ya: 'я', ia: 'ия|я', iu: 'ю', yo: 'ё',
} // prettier-ignore

const units = /sht|6t|zh|ts|ch|sh|yu|ya|ia|iu|yo|[^]/gu

/**
 * Returns a regular expression, for JavaScript and PostgreSQL, of the Bulgarian texts that a text in Latin letters may
 * stand for: `rabota` is работа. Null where it has no Latin letter.
 */
export function bulgarianPattern(typed: string): string | null {
  const lower = typed.toLowerCase()
  if (!/[a-z]/.test(lower)) return null
  return (lower.match(units) ?? []).map(patternOf).join('')
}

/** Returns how many letters the shortest Bulgarian text has that a text in Latin letters may stand for. */
export function shortestBulgarian(typed: string): number {
  return typed.toLowerCase().match(units)?.length ?? 0
}

function patternOf(unit: string): string {
  const group = groups[unit]
  if (group) return `(?:${group}|${patternOf(unit.slice(0, -1))}${patternOf(unit.slice(-1))})`
  const letter = letters[unit]
  return letter ? `[${letter}]` : unit.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

/** From how many letters on a word is also found where one of them is wrong. */
const shortestMistyped = 4

/**
 * Returns whether each word of what was typed begins a word of a text, in any order and case, also typed in Latin
 * letters.
 *
 * @param mayBeMistyped whether one letter of a word, not the first, may be wrong, missing, too many or swapped
 */
export function wordMatcher(typed: string, mayBeMistyped = false): (text: string) => boolean {
  const begins = wordsOf(typed).map((word) => {
    const letters = (word.match(units) ?? []).map((unit) => `(?:${unit}|${patternOf(unit)})`)
    const isLong = mayBeMistyped && letters.length >= shortestMistyped
    return new RegExp(`^(?:${(isLong ? mistyped(letters) : [letters.join('')]).join('|')})`, 'iu')
  })
  return (text) => {
    const words = wordsOf(text)
    return begins.length > 0 && begins.every((begin) => words.some((word) => begin.test(word)))
  }
}

function wordsOf(text: string): string[] {
  return text.toLocaleLowerCase('bg').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
}

/** @param letters as regular expressions */
function mistyped(letters: string[]): string[] {
  return letters.flatMap((letter, at) => {
    if (at === 0) return [letters.join('')]
    const before = letters.slice(0, at).join('')
    const after = letters.slice(at + 1)
    const swapped = [after[0] ?? '', letter, ...after.slice(1)]
    return [after, ['.', ...after], ['.', letter, ...after], swapped].map(
      (rest) => before + rest.join(''),
    )
  })
}

/** Returns whether a text contains what was typed, in any case, also typed in Latin letters. */
export function textMatcher(typed: string): (text: string) => boolean {
  const lower = typed.toLocaleLowerCase('bg')
  const pattern = bulgarianPattern(typed)
  const bulgarian = pattern === null ? null : new RegExp(pattern, 'iu')
  return (text) => text.toLocaleLowerCase('bg').includes(lower) || (bulgarian?.test(text) ?? false)
}
