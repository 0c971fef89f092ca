import type { CategoryMonth, Line } from '@kariera/shared/contracts/reading'
import { articlePath } from '@kariera/shared/routes'
import { archiveTag, articleTag, categoryTag } from '@kariera/shared/tags'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { datedIn } from '../archives/month.ts'
import { monthsBeside, type MonthOfOne } from '../archives/monthsBeside.ts'
import { shownAt } from '../articles/liveRows.ts'
import { formerPathsOf } from '../redirects/formerAddresses.ts'
import { allTags, categoryOf } from './card.ts'
import { readCards } from './cards.ts'
import { cardsPerList, findCategory } from './category.ts'
import type { Answer, Reader } from './reader.ts'

/** The live articles of one month of a category, the newest first; null where there are none. */
export async function answerCategoryMonth(
  slug: string,
  month: string,
  reader: Reader,
): Promise<Answer<CategoryMonth | null>> {
  const category = await findCategory(slug, reader)
  const lines = category ? await readLines({ category: category.id, month }, reader) : []
  if (!category || lines.length === 0) return { value: null, tags: [] }
  const { drizzle: db } = reader.payload.db
  const ids = lines.slice(0, cardsPerList).map(({ id }) => id)
  const [cards, beside, former] = await Promise.all([
    readCards(ids, reader),
    monthsBeside(db, { category: category.id, month }, reader.now),
    formerPathsOf(db, 'categories', [category.id]),
  ])
  return {
    value: {
      category: categoryOf(category),
      month,
      count: lines.length,
      cards: cards.map(({ value }) => value),
      lines: lines.slice(cardsPerList),
      ...beside,
      formerPaths: (former.get(category.id) ?? []).map((path) => monthBelow(path, month)),
    },
    tags: [
      ...new Set([
        categoryTag(category.id),
        archiveTag(category.id, month),
        // Also of what cannot be shown just now: when that is mended, this page has to hear of it.
        ...lines.map(({ id }) => articleTag(id)),
        ...allTags(cards),
      ]),
    ],
  }
}

/** @param path of the category */
function monthBelow(path: string, month: string): string {
  return `${path}${month.replace('-', '/')}/`
}

const rowSchema = z.object({
  id: z.number(),
  slug: z.string(),
  title: z.string(),
  datePublished: z.coerce.date().transform((date) => date.toISOString()),
})

async function readLines(
  { category, month }: MonthOfOne,
  { payload, now }: Reader,
): Promise<Line[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT id, slug, title, date_published AS "datePublished" FROM articles
    WHERE ${shownAt(now)} AND id IN (
      SELECT article_id FROM search_places
      WHERE hashtag_id = 0 AND category_id = ${category} AND ${datedIn(month)})
    ORDER BY date_published DESC, id DESC`)
  return z
    .array(rowSchema)
    .parse(rows)
    .map(({ slug, ...line }) => ({ ...line, path: articlePath(slug) }))
}
