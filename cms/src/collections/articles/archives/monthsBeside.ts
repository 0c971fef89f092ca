import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Connection } from '#lib/db/connection.ts'
import { beginningOf, endOf } from '#content-api/month.ts'
import { selectOne } from '#lib/db/select.ts'

/** A month of Europe/Sofia of one category. @property month `2026-11` */
export type MonthOfOne = { category: number; month: string }

const besideSchema = z.object({ previous: z.string().nullable(), next: z.string().nullable() })

/**
 * Returns the months with live articles directly before and after a month, which may itself be empty: two index
 * look-ups.
 */
export async function monthsBeside(
  db: Connection,
  { category, month }: MonthOfOne,
  at: Date,
): Promise<z.infer<typeof besideSchema>> {
  const shown = sql`hashtag_id = 0 AND category_id = ${category} AND date_published <= ${at.toISOString()}`
  return selectOne(db, besideSchema)`
    SELECT to_char(search_month((SELECT max(date_published) FROM search_places
             WHERE ${shown} AND date_published < ${beginningOf(month)})), 'YYYY-MM') AS previous,
           to_char(search_month((SELECT min(date_published) FROM search_places
             WHERE ${shown} AND date_published >= ${endOf(month)})), 'YYYY-MM') AS next`
}
