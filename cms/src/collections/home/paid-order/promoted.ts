import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { shownAt } from '../../articles/liveRows.ts'
import type { Connection } from '../../../lib/db/connection.ts'
import { maxFeatured } from './promotionStatus.ts'

/**
 * The live articles that are promoted at this moment (the rule of shared/src/rules/article.ts), in the order that editors
 * have given them; those without a place come last, the newest first.
 */
export async function promotedIds(db: Connection, now: Date): Promise<number[]> {
  const at = now.toISOString()
  const { rows } = await db.execute(sql`
    SELECT articles.id FROM articles LEFT JOIN paid_order ON paid_order.article_id = articles.id
    WHERE paid AND ${shownAt(now)} AND coalesce(paid_start_date, date_published) <= ${at}
      AND (paid_end_date IS NULL OR paid_end_date > ${at})
    ORDER BY order_value NULLS LAST, date_published DESC, articles.id DESC
    LIMIT ${maxFeatured}`)
  return z
    .array(z.object({ id: z.number() }))
    .parse(rows)
    .map(({ id }) => id)
}
