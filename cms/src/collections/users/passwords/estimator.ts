import type { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { bulgarianWords } from './bulgarianWords.ts'

/** Characters of a password that are estimated: the work grows with the square of their number. */
export const estimatedLength = 64

let loading: Promise<ZxcvbnFactory> | undefined

/**
 * Returns what estimates how soon passwords are guessed. Its dictionaries are loaded for the first new password:
 * they take 0.3 seconds and 23 MB. English surnames, a quarter of them, are left out.
 */
export function passwordEstimator(): Promise<ZxcvbnFactory> {
  loading ??= load()
  return loading
}

async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common, english] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
    import('@zxcvbn-ts/language-en'),
  ])
  const { 'lastnames-en': _, ...words } = english.dictionary
  return new ZxcvbnFactory({
    dictionary: { ...common.dictionary, ...words, bulgarian: bulgarianWords() },
    graphs: common.adjacencyGraphs,
    maxLength: estimatedLength,
    // Ways to read signs as letters. By default a hundred, each of which is searched for in all dictionaries: a second.
    l33tMaxSubstitutions: 5,
  })
}
