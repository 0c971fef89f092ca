import type { CategoryPage } from '@kariera/shared/contracts/reading'
import { articleTag, categoryTag, latestTag } from '@kariera/shared/tags'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { liveAt } from '../articles/liveRows.ts'
import { formerPathsOf } from '../redirects/formerAddresses.ts'
import { allTags, categoryOf } from './card.ts'
import { readCards } from './cards.ts'
import type { Answer, Reader } from './reader.ts'

/** Articles on the page of a category. */
const cardsPerCategory = 24

/** A category with its newest live articles; null when there is none of this address. */
export async function answerCategory(
  slug: string,
  reader: Reader,
): Promise<Answer<CategoryPage | null>> {
  const { payload, context, now } = reader
  const { docs } = await payload.find({
    collection: 'categories',
    where: { urlSlug: { equals: slug } },
    limit: 1,
    pagination: false,
    overrideAccess: false,
    context,
    depth: 0,
  })
  const [category] = docs
  if (!category) return { value: null, tags: [] }
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT id FROM articles
    WHERE category_id = ${category.id} AND ${liveAt(now)}
    ORDER BY date_published DESC, id DESC LIMIT ${cardsPerCategory}`)
  const ids = z
    .array(z.object({ id: z.number() }))
    .parse(rows)
    .map(({ id }) => id)
  const [cards, former] = await Promise.all([
    readCards(ids, reader),
    formerPathsOf(payload.db.drizzle, 'categories', [category.id]),
  ])
  return {
    value: {
      category: categoryOf(category),
      cards: cards.map(({ value }) => value),
      formerPaths: former.get(category.id) ?? [],
    },
    tags: [
      categoryTag(category.id),
      latestTag(category.id),
      // Also of what cannot be shown just now: when that is mended, this page has to hear of it.
      ...new Set([...ids.map(articleTag), ...allTags(cards)]),
    ],
  }
}
