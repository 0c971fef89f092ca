import { lastDays } from '@kariera/shared/rules/viewDays'
import { z } from 'zod'
import type { Connection } from '../../lib/db/connection.ts'
import { select } from '../../lib/db/select.ts'
import { keptDays } from './viewTables.ts'

/** Days whose views decide what is most read, today among them. */
const countedDays = 7

/** Views by day, the earliest first, today last. */
export type DailyViews = { day: string; views: number }[]

export type MostRead = {
  /** Of all articles together. */
  all: DailyViews
  articles: { id: number; title: string | null; views: number; days: DailyViews }[]
}

const rowSchema = z.object({
  id: z.number().nullable(),
  title: z.string().nullable(),
  days: z.record(z.string(), z.number()),
})

/**
 * Reads the most opened articles of the last seven days, and for each of the last fourteen how often they and all
 * articles were opened.
 *
 * @param most number of articles
 */
export async function readMostRead(db: Connection, at: Date, most: number): Promise<MostRead> {
  const days = lastDays(at, keptDays)
  const rows = await select(db, rowSchema)`
    WITH counted AS (
      SELECT article_id AS id, day, count(*) AS views FROM article_views GROUP BY article_id, day
      UNION ALL SELECT article_id, day, views FROM article_view_days),
    top_read AS (
      SELECT id FROM counted JOIN articles USING (id)
      WHERE day >= ${days.at(-countedDays)} AND deleted_at IS NULL
      GROUP BY id ORDER BY sum(views) DESC, id DESC LIMIT ${most}),
    daily AS (
      SELECT id, day, sum(views) AS views FROM counted JOIN top_read USING (id) GROUP BY id, day
      UNION ALL SELECT NULL, day, sum(views) FROM counted GROUP BY day)
    SELECT daily.id, articles.title, jsonb_object_agg(day, views) AS days
    FROM daily LEFT JOIN articles ON articles.id = daily.id GROUP BY daily.id, articles.title`
  const byDay = (counts: Record<string, number> = {}) =>
    days.map((day) => ({ day, views: counts[day] ?? 0 }))
  const articles = rows.flatMap(({ id, title, days: counts }) => {
    const daily = byDay(counts)
    return id === null ? [] : [{ id, title, views: sumOf(daily.slice(-countedDays)), days: daily }]
  })
  return {
    all: byDay(rows.find(({ id }) => id === null)?.days),
    articles: articles.toSorted((one, other) => other.views - one.views || other.id - one.id),
  }
}

function sumOf(days: DailyViews): number {
  return days.reduce((sum, { views }) => sum + views, 0)
}
