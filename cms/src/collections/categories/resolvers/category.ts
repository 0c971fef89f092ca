import { cardsPerList } from '@kariera/shared/rules/listLengths'
import type { CategoryPage } from '@kariera/shared/contracts/reading/archives'
import { articleTag, categoryTag, latestTag } from '@kariera/shared/tags'
import { liveAt } from '#content-api/liveArticles.ts'
import { formerPathsOf } from '../../redirects/formerAddresses.ts'
import { readMonthsOf } from './archives.ts'
import { categoryOf } from '../../articles/resolvers/card.ts'
import { readCards } from '../../articles/resolvers/cards.ts'
import { allTags, type Answer, type Reader } from '#content-api/reader.ts'
import { selectIds } from '#lib/db/select.ts'

/** Returns a category with its newest live articles and its months; null if there is none with this slug. */
export async function resolveCategory(
  slug: string,
  reader: Reader,
): Promise<Answer<CategoryPage | null>> {
  const { payload, now } = reader
  const category = await findCategory(slug, reader)
  if (!category) return { value: null, tags: [] }
  const ids = await selectIds(payload.db.drizzle)`
    SELECT id FROM articles
    WHERE category_id = ${category.id} AND ${liveAt(now)}
    ORDER BY date_published DESC, id DESC LIMIT ${cardsPerList}`
  const [cards, months, former] = await Promise.all([
    readCards(ids, reader),
    readMonthsOf(category.id, reader),
    formerPathsOf(payload.db.drizzle, 'categories', [category.id]),
  ])
  return {
    value: {
      category: categoryOf(category),
      cards: cards.map(({ value }) => value),
      months,
      formerPaths: former.get(category.id) ?? [],
    },
    tags: [
      categoryTag(category.id),
      latestTag(category.id),
      // Includes articles that cannot be shown now: this page is invalidated when they are repaired.
      ...new Set([...ids.map(articleTag), ...allTags(cards)]),
    ],
  }
}

/** Returns the category with this slug, if there is one. */
export async function findCategory(slug: string, { payload, context }: Reader) {
  const { docs } = await payload.find({
    collection: 'categories',
    where: { urlSlug: { equals: slug } },
    limit: 1,
    pagination: false,
    overrideAccess: false,
    context,
    depth: 0,
  })
  return docs[0]
}
