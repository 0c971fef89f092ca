import { monthOf } from '@kariera/shared/rules/dates'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Connection } from '#lib/db/connection.ts'
import { beginningOf } from '#content-api/month.ts'
import { select } from '#lib/db/select.ts'

const rowSchema = z.object({
  category: z.number(),
  month: z.string(),
  count: z.number(),
})

/** A month of Europe/Sofia (`2026-11`) in which a category has live articles, and how many. */
export type MonthCount = z.infer<typeof rowSchema>

/**
 * Returns the months of one category, or of all, the newest first. Past months are summed up from the ledger; from the
 * month of `at` on, which may contain future articles, the articles themselves are counted.
 */
export async function readMonthCounts(
  db: Connection,
  at: Date,
  category: number | null,
): Promise<MonthCount[]> {
  const ofCategory = category === null ? sql`` : sql`AND category_id = ${category}`
  const month = monthOf(at)
  return select(db, rowSchema)`
    SELECT category_id AS category, to_char(month, 'YYYY-MM') AS month, sum(articles)::int AS count
    FROM (
      SELECT category_id, month, articles FROM search_counts
      WHERE hashtag_id = 0 ${ofCategory} AND month < ${`${month}-01`}::date
      UNION ALL
      SELECT category_id, search_month(date_published), 1 FROM search_places
      WHERE hashtag_id = 0 ${ofCategory}
        AND date_published >= ${beginningOf(month)} AND date_published <= ${at.toISOString()}) AS counted
    GROUP BY category_id, counted.month HAVING sum(articles) > 0
    ORDER BY counted.month DESC, category_id`
}
