import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Connection } from '../../../lib/db/connection.ts'

/** Ids of the articles that are published and promoted at a moment, as `isPromoted` of shared has it. */
export async function promotedArticles(db: Connection, at: Date): Promise<number[]> {
  const moment = at.toISOString()
  const { rows } = await db.execute(sql`
    SELECT id FROM articles
    WHERE paid AND _status = 'published' AND deleted_at IS NULL
      AND coalesce(paid_start_date, date_published) <= ${moment}
      AND (paid_end_date IS NULL OR paid_end_date > ${moment})`)
  return z
    .array(z.object({ id: z.number() }))
    .parse(rows)
    .map(({ id }) => id)
}
