import { lastDays } from '@kariera/shared/rules/viewDays'
import { z } from 'zod'
import type { Connection } from '../../lib/db/connection.ts'
import { select } from '../../lib/db/select.ts'
import { keptDays } from './viewTables.ts'

/** Days whose views decide what is most read, today among them. */
const countedDays = 7

/** Views by day, the earliest first, today last; two days or more. */
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
 * Reads the most opened articles of the last seven days, and for each of the last fourteen, as far as they are known, how often
 * they and all articles were opened.
 *
 * @param most number of articles
 */
export async function readMostRead(db: Connection, at: Date, most: number): Promise<MostRead> {
  const days = lastDays(at, keptDays)
  const rows = await select(db, rowSchema)`
    WITH unfolded AS MATERIALIZED (
      SELECT article_id, day, count(*) AS views FROM article_views GROUP BY article_id, day),
    candidates AS (
      SELECT article_id, sum(views) AS views FROM (
        SELECT article_id, day, views FROM unfolded
        UNION ALL SELECT article_id, day, views FROM article_view_days) AS counted
      WHERE day >= ${days.at(-countedDays)} GROUP BY article_id
      ORDER BY views DESC, article_id DESC LIMIT ${most * 10}),
    top_read AS (
      SELECT id, title FROM candidates JOIN articles ON articles.id = article_id
      WHERE deleted_at IS NULL ORDER BY views DESC, id DESC LIMIT ${most}),
    daily AS (
      SELECT id, title, day, views FROM top_read JOIN unfolded ON article_id = id
      UNION ALL SELECT id, title, day, views FROM top_read JOIN article_view_days ON article_id = id
      UNION ALL SELECT NULL, NULL, day, sum(views) FROM unfolded GROUP BY day
      UNION ALL SELECT NULL, NULL, day, sum(views) FROM article_view_days GROUP BY day)
    SELECT id, title, jsonb_object_agg(day, views) AS days
    FROM (SELECT id, title, day, sum(views) AS views FROM daily GROUP BY id, title, day) AS summed
    GROUP BY id, title`
  const all = rows.find(({ id }) => id === null)?.days ?? {}
  // Days before the first one that is known are not days without views. A line has two points.
  const first = days.findIndex((day) => day in all)
  const known = days.slice(first < 0 ? -2 : Math.min(first, days.length - 2))
  const byDay = (counts: Record<string, number>) =>
    known.map((day) => ({ day, views: counts[day] ?? 0 }))
  const articles = rows.flatMap(({ id, title, days: counts }) => {
    const daily = byDay(counts)
    return id === null ? [] : [{ id, title, views: sumOf(daily.slice(-countedDays)), days: daily }]
  })
  return {
    all: byDay(all),
    articles: articles.toSorted((one, other) => other.views - one.views || other.id - one.id),
  }
}

function sumOf(days: DailyViews): number {
  return days.reduce((sum, { views }) => sum + views, 0)
}
