import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import type { Payload } from 'payload'
import type { Use, Uses } from './use.ts'

/** Places in a sentence, and how many more there are. */
export type NamedPlaces = BackOfficeText

/** So many are named in a sentence. */
const maxNamed = 3

const texts = backOfficeTexts.uses

/** Names places for a sentence that refuses something. */
export function namedPlaces(
  { config }: Payload,
  { count, uses }: Pick<Uses, 'count' | 'uses'>,
): NamedPlaces {
  const named = uses.slice(0, maxNamed)
  const inLanguage = (language: 'en' | 'bg') => {
    const names = named.map((use) => nameOf(config, use)[language])
    const rest = count - named.length
    return [...names, ...(rest > 0 ? [texts.more(rest)[language]] : [])].join(', ')
  }
  return { en: inLanguage('en'), bg: inLanguage('bg') }
}

function nameOf({ collections, globals }: Payload['config'], use: Use): BackOfficeText {
  const labels: unknown =
    use.kind === 'global'
      ? globals.find(({ slug }) => slug === use.slug)?.label
      : collections.find(({ slug }) => slug === use.slug)?.labels.singular
  const label = inBoth(labels, use.slug)
  return texts.place(label, use.title, use.state === 'live' ? null : texts.states[use.state])
}

/** Our labels are in both languages; Payload's own would be anything. */
function inBoth(label: unknown, otherwise: string): BackOfficeText {
  const isOurs = typeof label === 'object' && label !== null && 'en' in label && 'bg' in label
  return isOurs ? { en: String(label.en), bg: String(label.bg) } : { en: otherwise, bg: otherwise }
}
