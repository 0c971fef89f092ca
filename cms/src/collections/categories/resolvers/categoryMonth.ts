import { cardsPerList } from '@kariera/shared/rules/listLengths'
import type { Card } from '@kariera/shared/contracts/reading/card'
import type { CategoryMonth, Line } from '@kariera/shared/contracts/reading/archives'
import { articlePath } from '@kariera/shared/routes'
import { archiveTag, articleTag, categoryTag } from '@kariera/shared/tags'
import { z } from 'zod'
import { datedIn } from '#content-api/month.ts'
import { monthsBeside, type MonthOfOne } from '../../articles/archives/monthsBeside.ts'
import { shownAt } from '#content-api/liveArticles.ts'
import { formerPathsOf } from '../../redirects/formerAddresses.ts'
import { categoryOf } from '../../articles/resolvers/card.ts'
import { readCardsOfEach } from '../../articles/resolvers/cards.ts'
import { findCategory } from './category.ts'
import { allTags, type Answer, type Reader } from '#content-api/reader.ts'
import { select } from '#lib/db/select.ts'

/** The requested month of a category. */
export type RequestedMonth = { slug: string; month: string }

/** Returns for each request the live articles of a month of a category, the newest first; null if there are none. */
export async function resolveCategoryMonths(
  requests: RequestedMonth[],
  reader: Reader,
): Promise<Answer<CategoryMonth | null>[]> {
  const found = await Promise.all(requests.map((one) => readMonth(one, reader)))
  const shownAsCards = found.map((one) => (one?.lines ?? []).slice(0, cardsPerList))
  const cards = await readCardsOfEach(
    shownAsCards.map((lines) => lines.map(({ id }) => id)),
    reader,
  )
  return found.map((one, index) => monthOf(one, cards[index] ?? []))
}

type Month = NonNullable<Awaited<ReturnType<typeof readMonth>>>

/** Returns everything but the cards; null without a live article. */
async function readMonth({ slug, month }: RequestedMonth, reader: Reader) {
  const category = await findCategory(slug, reader)
  if (!category) return null
  const monthOfCategory = { category: category.id, month }
  const lines = await readLines(monthOfCategory, reader)
  if (lines.length === 0) return null
  const { drizzle: db } = reader.payload.db
  const [beside, former] = await Promise.all([
    monthsBeside(db, monthOfCategory, reader.now),
    formerPathsOf(db, 'categories', [category.id]),
  ])
  const formerPaths = (former.get(category.id) ?? []).map((path) => monthBelow(path, month))
  return { category: categoryOf(category), month, lines, beside, formerPaths }
}

function monthOf(found: Month | null, cards: Answer<Card>[]): Answer<CategoryMonth | null> {
  if (!found) return { value: null, tags: [] }
  const { category, month, lines, beside, formerPaths } = found
  return {
    value: {
      category,
      month,
      count: lines.length,
      cards: cards.map(({ value }) => value),
      lines: lines.slice(cardsPerList),
      ...beside,
      formerPaths,
    },
    tags: [
      ...new Set([
        categoryTag(category.id),
        archiveTag(category.id, month),
        // Includes articles that cannot be shown now: this page is invalidated when they are repaired.
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
  const rows = await select(payload.db.drizzle, rowSchema)`
    SELECT id, slug, title, date_published AS "datePublished" FROM articles
    WHERE ${shownAt(now)} AND id IN (
      SELECT article_id FROM search_places
      WHERE hashtag_id = 0 AND category_id = ${category} AND ${datedIn(month)})
    ORDER BY date_published DESC, id DESC`
  return rows.map(({ slug, ...line }) => ({ ...line, path: articlePath(slug) }))
}
