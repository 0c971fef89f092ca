import { type BackOfficeText, backOfficeTexts } from '@kariera/shared/texts/back-office'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook, CollectionSlug, Payload } from 'payload'
import { connectionOf } from '../../lib/db/connection.ts'
import { httpError } from '../../lib/http/httpError.ts'
import { findUses } from './findUses.ts'
import { tableOf } from '../../lib/db/tables.ts'
import type { Use, Uses } from './use.ts'

/**
 * Returns a hook that deletes a document only while nothing refers to it, drafts included. It waits for saves in
 * progress that refer to the document, because they lock its row (lib/validation/validateReference.ts,
 * editing/uses/withoutMissingPictures.ts).
 *
 * @param text message with the places of use
 * @param inTrash whether references from the trash count too: yes if a restored document could not be without it
 * @returns the hook; it throws a refusal, 409
 */
export const refuseWhileUsed =
  (
    collection: CollectionSlug,
    text: (count: number, places: NamedPlaces) => BackOfficeText,
    inTrash: 'keeps' | 'letsGo',
  ): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const connection = await connectionOf(req)
    const table = sql.identifier(tableOf(collection))
    await connection.execute(sql`SELECT FROM ${table} WHERE id = ${Number(id)} FOR UPDATE`)
    const uses = await findUses(req.payload, connection, { collection, id: Number(id) })
    const count = inTrash === 'keeps' ? uses.count : uses.count - uses.trashed
    if (count === 0) return
    const keeping = uses.uses.filter(({ state }) => inTrash === 'keeps' || state !== 'trash')
    throw httpError(req, text(count, namedPlaces(req.payload, { count, uses: keeping })), 409)
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

/** Our labels are in both languages; Payload's own may have any form. */
function inBoth(label: unknown, otherwise: string): BackOfficeText {
  const isOurs = typeof label === 'object' && label !== null && 'en' in label && 'bg' in label
  return isOurs ? { en: String(label.en), bg: String(label.bg) } : { en: otherwise, bg: otherwise }
}
