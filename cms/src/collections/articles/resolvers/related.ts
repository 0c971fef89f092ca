import type { Adjacent, Related } from '@kariera/shared/contracts/reading/article'
import { shuffled } from '@kariera/shared/rules/shuffle'
import { articleTag, nearbyTag } from '@kariera/shared/tags'
import { z } from 'zod'
import { adjacentTo } from '../endpoints/adjacent.ts'
import { shownAt } from '../liveRows.ts'
import { nearbyCount, neighboursOf, type Place } from '../nearby.ts'
import { readCards } from './cards.ts'
import { allTags, type Answer, type Reader } from '../../../content-api/reader.ts'
import { textList } from '../../../lib/db/lists.ts'
import { select } from '../../../lib/db/select.ts'

/**
 * Returns for each slug the related articles: of the same category, the nearest in time, at most 12, in an order that
 * differs by article (R-ART-4); and its two neighbours. All are read together.
 */
export async function resolveRelated(slugs: string[], reader: Reader): Promise<Answer<Related>[]> {
  const places = await placesOf(slugs, reader)
  const known = places.filter((place) => place !== undefined)
  const { drizzle: db } = reader.payload.db
  const [neighbours, adjacent] = await Promise.all([
    neighboursOf(db, known, reader.now),
    adjacentTo(db, known, reader.now),
  ])
  const nearest = Map.groupBy(neighbours, (row) => known[row.place]?.id)
  const beside = new Map(known.map((place, index) => [place.id, adjacent[index] ?? nothingBeside]))
  const idsOf = (place: Place) =>
    (nearest.get(place.id) ?? []).slice(0, nearbyCount).map(({ id }) => id)
  const cards = await readCards([...new Set(known.flatMap(idsOf))], reader)
  const byId = new Map(cards.map((card) => [card.value.id, card]))
  return places.map((place) => {
    if (!place) return { value: { cards: [], ...nothingBeside }, tags: [] }
    const { previous, next } = beside.get(place.id) ?? nothingBeside
    const own = idsOf(place).flatMap((id) => byId.get(id) ?? [])
    return {
      value: { cards: shuffled(own, place.id).map(({ value }) => value), previous, next },
      // Includes articles that cannot be shown now: this page is invalidated when they are repaired.
      tags: [
        ...new Set([
          nearbyTag(place.id),
          ...[previous, next].flatMap((one) => (one ? articleTag(one.id) : [])),
          ...idsOf(place).map(articleTag),
          ...allTags(own),
        ]),
      ],
    }
  })
}

const nothingBeside: Adjacent = { previous: null, next: null }

const moment = z.coerce.date().transform((date) => date.toISOString())
const placeSchema = z.object({
  slug: z.string(),
  id: z.number(),
  category: z.number(),
  datePublished: moment,
})

async function placesOf(slugs: string[], { payload, now }: Reader): Promise<(Place | undefined)[]> {
  const rows = await select(payload.db.drizzle, placeSchema)`
    SELECT slug, id, category_id AS category, date_published AS "datePublished" FROM articles
    WHERE slug IN ${textList(slugs)}
      AND ${shownAt(now)}`
  const places = new Map(rows.map(({ slug, ...place }) => [slug, place]))
  return slugs.map((slug) => places.get(slug))
}
