import type { Payload } from 'payload'
import { z } from 'zod'
import { failedArticles } from './failedArticles.ts'
import { promotedArticles } from './promotedArticles.ts'
import { selectOne } from '#lib/db/select.ts'

const countsSchema = z.object({
  all: z.number(),
  mine: z.number(),
  draft: z.number(),
  scheduled: z.number(),
  live: z.number(),
})

const trashSchema = z.object({ trash: z.number() })

/** Number of articles in each tab of the list. */
export type TabCounts = z.infer<typeof countsSchema> &
  Record<'trash' | 'promoted' | 'failed', number>

/** @param user whose articles are counted as 'mine' */
export async function readCounts(payload: Payload, user: number, now: Date): Promise<TabCounts> {
  const moment = now.toISOString()
  const { drizzle } = payload.db
  const [counts, trashed, promoted, failed] = await Promise.all([
    // From the index articles_counted.
    selectOne(drizzle, countsSchema)`
      SELECT count(*)::int AS "all",
        count(*) FILTER (WHERE author_id = ${user})::int AS mine,
        count(*) FILTER (WHERE live_from IS NULL)::int AS draft,
        count(*) FILTER (WHERE live_from > ${moment})::int AS scheduled,
        count(*) FILTER (WHERE live_from <= ${moment})::int AS live
      FROM articles WHERE deleted_at IS NULL`,
    selectOne(
      drizzle,
      trashSchema,
    )`SELECT count(*)::int AS trash FROM articles WHERE deleted_at IS NOT NULL`,
    promotedArticles(drizzle, now),
    failedArticles(payload),
  ])
  return { ...counts, ...trashed, promoted: promoted.length, failed: failed.length }
}
