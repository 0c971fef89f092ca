import { type BackOfficeText, backOfficeTexts } from '@kariera/shared/texts/back-office'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook, Payload } from 'payload'
import { connectionOf } from '../../lib/db/connection.ts'
import { httpError } from '../../lib/http/httpError.ts'
import { findUses, keptByOf } from './findUses.ts'
import { tableOf } from '../../lib/db/tables.ts'
import type { Use, Uses } from './use.ts'

/**
 * Returns a hook that deletes a document only while nothing keeps it (`custom.keptBy`), drafts included. It waits for saves in
 * progress that refer to the document, because they lock its row (lib/validation/validateReference.ts,
 * editing/uses/withoutMissingPictures.ts).
 *
 * @param text message with the places of use
 * @returns the hook; it throws a refusal, 409
 */
export const refuseWhileUsed =
  (text: (count: number, places: NamedPlaces) => BackOfficeText): CollectionBeforeDeleteHook =>
  async ({ id, req, collection: { slug: collection } }) => {
    const connection = await connectionOf(req)
    const table = sql.identifier(tableOf(collection))
    await connection.execute(sql`SELECT FROM ${table} WHERE id = ${Number(id)} FOR UPDATE`)
    const target = { collection, id: Number(id) }
    const { uses, keeping } = await findUses(req.payload, connection, target)
    if (keeping === 0) return
    const isKept = keptByOf(req.payload, collection) === 'uses'
    const named = uses.filter(({ state }) => isKept || state !== 'trash')
    throw httpError(
      req,
      text(keeping, namedPlaces(req.payload, { count: keeping, uses: named })),
      409,
    )
  }

/** Places for a message, and how many more there are. */
export type NamedPlaces = BackOfficeText

/** At most this many places are listed by name. */
const maxNamed = 3

const texts = backOfficeTexts.uses

/** Lists places for the message of a refusal. */
function namedPlaces(
  { config }: Payload,
  { count, uses }: Pick<Uses, 'count' | 'uses'>,
): NamedPlaces {
  const named = uses.slice(0, maxNamed)
  const inLanguage = (language: 'en' | 'bg') => {
    const names = named.map((use) => placeOf(config, use)[language])
    const rest = count - named.length
    return [...names, ...(rest > 0 ? [texts.more(rest)[language]] : [])].join(', ')
  }
  return { en: inLanguage('en'), bg: inLanguage('bg') }
}

/** One place of use, inside a sentence. */
export function placeOf({ collections, globals }: Payload['config'], use: Use): BackOfficeText {
  const labels: unknown =
    use.kind === 'global'
      ? globals.find(({ slug }) => slug === use.slug)?.label
      : collections.find(({ slug }) => slug === use.slug)?.labels.singular
  const label = inBoth(labels, use.slug)
  return texts.place(label, use.title, use.state === 'live' ? null : texts.states[use.state])
}

/** Our labels are in both languages; Payload's own may have any form. */
function inBoth(label: unknown, otherwise: string): BackOfficeText {
  const isOurs = typeof label === 'object' && label !== null && 'en' in label && 'bg' in label
  return isOurs ? { en: String(label.en), bg: String(label.bg) } : { en: otherwise, bg: otherwise }
}
