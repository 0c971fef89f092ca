import type { Related } from '@kariera/shared/contracts/reading/article'
import { shuffled } from '@kariera/shared/rules/shuffle'
import { articleTag, nearbyTag } from '@kariera/shared/tags'
import { sql } from '@payloadcms/db-postgres'
import { besideEach, besideSchema } from './beside.ts'
import { readCards } from '../resolvers/cards.ts'
import { allTags, type Answer, type Reader } from '#content-api/reader.ts'
import { selectPrepared } from '#content-api/selectPrepared.ts'

/**
 * Returns for each slug the related articles: of the same category, the nearest in time, at most `relatedCount`, in an
 * order that differs by article (R-ART-4); and its two neighbours. All are read together.
 */
export async function resolveRelated(slugs: string[], reader: Reader): Promise<Answer<Related>[]> {
  const rows = await selectPrepared(reader.payload, 'articles_beside', besideSchema)`
    ${besideEach(sql`slug = ANY(${sql.param(slugs)}::text[])`, reader.now)}`
  const places = new Map(rows.map((place) => [place.slug, place]))
  const cards = await readCards([...new Set(rows.flatMap(({ nearest }) => nearest))], reader)
  const byId = new Map(cards.map((card) => [card.value.id, card]))
  return slugs.map((slug) => {
    const place = places.get(slug)
    if (!place) return { value: { cards: [], previous: null, next: null }, tags: [] }
    const { id, nearest, previous, next } = place
    const related = nearest.flatMap((id) => byId.get(id) ?? [])
    return {
      value: { cards: shuffled(related, id).map(({ value }) => value), previous, next },
      // Includes articles that cannot be shown now: this page is invalidated when they are repaired.
      tags: [
        ...new Set([
          nearbyTag(id),
          ...[previous, next].flatMap((one) => (one ? articleTag(one.id) : [])),
          ...nearest.map(articleTag),
          ...allTags(related),
        ]),
      ],
    }
  })
}
