import { passwordLength } from '@kariera/shared/rules/passwordLength'
import type { MatchExtended, ZxcvbnResult } from '@zxcvbn-ts/core'
import { latinFormsOf } from './bulgarianWords.ts'
import { estimatedLength, passwordEstimator } from './estimator.ts'
import { retyped } from './keyboards.ts'

/** Why a password is weak. `guessable`: it is guessed too soon, and nothing else can be said about it. */
const weaknesses = [
  ...(['short', 'long', 'monotonous', 'common', 'personal', 'publication', 'words'] as const),
  ...(['date', 'keyboard', 'repetition', 'sequence', 'guessable'] as const),
]
export type Weakness = (typeof weaknesses)[number]

/** What somebody who guesses tries first: names and email addresses of the user, names of the publication. */
export type Known = { personal: readonly string[]; publication: readonly string[] }

/** Least score of zxcvbn, of 0 to 4: from 10^8 guesses on. */
const leastScore = 3

/** Fewest different characters. */
const fewestDifferent = 4

/** Digits or letters in their order. */
const series = '01234567890 abcdefghijklmnopqrstuvwxyz абвгдежзийклмнопрстуфхцчшщъьюя'

/** Returns every reason for which a password is weak, none for a strong one. */
export async function weaknessesOf(whole: string, known: Known): Promise<Weakness[]> {
  // What follows takes time by the length.
  const password = whole.slice(0, passwordLength.max)
  const names = {
    personal: known.personal.flatMap(namesIn),
    publication: known.publication.flatMap(namesIn),
  }
  const found = new Set(plainWeaknesses(password, names))
  if (whole.length > passwordLength.max) found.add('long')
  const { score, sequence } = await firstGuessed(password, names)
  if (score < leastScore) {
    for (const match of sequence) {
      const weakness = weaknessOf(match, password, names.publication)
      if (weakness !== null) found.add(weakness)
    }
    if (found.size === 0) found.add('guessable')
  }
  return weaknesses.filter((weakness) => found.has(weakness))
}

/** Reasons that do not depend on how soon a password is guessed. */
function plainWeaknesses(password: string, names: Known): Weakness[] {
  const lower = password.toLowerCase()
  const reversed = Array.from(lower).toReversed().join('')
  const isMonotonous =
    new Set(lower).size < fewestDifferent || series.includes(lower) || series.includes(reversed)
  const name = withoutEnd(lower)
  return [
    ...(password.length < passwordLength.min ? (['short'] as const) : []),
    ...(isMonotonous ? (['monotonous'] as const) : []),
    ...(names.personal.includes(name) ? (['personal'] as const) : []),
    ...(names.publication.includes(name) ? (['publication'] as const) : []),
  ]
}

/**
 * Returns the estimate of a password; or of what its keys write on another keyboard, or of its words without what
 * separates them, where that is guessed sooner.
 */
async function firstGuessed(password: string, names: Known): Promise<ZxcvbnResult> {
  const estimator = await passwordEstimator()
  const text = password.normalize('NFC').slice(0, estimatedLength)
  const inputs = [...names.personal, ...names.publication]
  const forms = [text, text.replace(separators, ''), ...retyped(text)]
  const estimates = forms.map((form) => estimator.check(form, inputs))
  return estimates.reduce((first, other) => (other.guesses < first.guesses ? other : first))
}

/** Marks and spaces after a word or a number, before another or at the end. */
const separators = /(?<=[\p{L}\d]{3})[^\p{L}\d]+(?=[\p{L}\d]{3}|$)/gu

function weaknessOf(
  match: MatchExtended,
  password: string,
  publication: readonly string[],
): Weakness | null {
  switch (match.pattern) {
    case 'dictionary':
      return wordWeaknessOf(match, password, publication)
    case 'wordSequence':
      return 'words'
    case 'regex':
    case 'date':
      return 'date'
    case 'spatial':
      return 'keyboard'
    case 'repeat':
      return 'repetition'
    case 'sequence':
      return 'sequence'
    default:
      return null
  }
}

function wordWeaknessOf(match: MatchExtended, password: string, publication: readonly string[]) {
  if (match.dictionaryName === 'userInputs')
    return publication.includes(String(match.matchedWord)) ? 'publication' : 'personal'
  const isMost = match.token.length * 2 >= password.length
  if (!isMost && /^\d+$/.test(match.token)) return null
  return isMost && match.dictionaryName === 'passwords-common' ? 'common' : 'words'
}

/** As long as an address may be, characters. */
const maxNameLength = 254

/** A name and its words; an address whole and before its domain; without an ending that is no word; also in Latin. */
function namesIn(text: string): string[] {
  const lower = text.slice(0, maxNameLength).trim().toLowerCase()
  const names = [lower, lower.replace(/@.*$/, ''), ...lower.split(' ')]
  return names.flatMap((name) => [name, ...latinFormsOf(name)].map(withoutEnd)).filter(Boolean)
}

/** Without digits, spaces and punctuation marks at its end. */
function withoutEnd(text: string): string {
  return text.replace(/(?<![\d\s\p{P}])[\d\s\p{P}]+$/u, '')
}
