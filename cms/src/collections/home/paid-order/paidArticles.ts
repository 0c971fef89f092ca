import { promotedSql } from '@kariera/shared/rules/liveAndPromoted'
import { paidOnHome } from '@kariera/shared/rules/listLengths'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Arrangement } from '#editing/arrangement/arrangementEndpoints.ts'
import type { Connection } from '#lib/db/connection.ts'
import { atMoment } from '#lib/db/atMoment.ts'
import { idList, placesOf } from '#lib/db/lists.ts'
import { paidArticleSchema, type PaidArticle, promotionStatus } from './paidArticle.ts'
import { shownAt } from '#content-api/liveArticles.ts'
import { select, selectOne } from '#lib/db/select.ts'

const rowSchema = paidArticleSchema.omit({ status: true }).extend({
  _status: z.enum(['draft', 'published']).nullable(),
  datePublished: paidArticleSchema.shape.startDate,
})

/** Paid for, published or not: a scheduled article already has its place. */
const isPaid = sql`articles.paid AND articles.deleted_at IS NULL`

/** Returns every paid article: first those that have a place, then the others, the newest first. */
export async function paidArticles(db: Connection, now: Date): Promise<PaidArticle[]> {
  const rows = await select(db, rowSchema)`
    SELECT articles.id, coalesce(articles.title, '') AS title, paid_start_date AS "startDate",
      paid_end_date AS "endDate", order_value::float8 AS "orderValue", _status,
      date_published AS "datePublished"
    FROM articles LEFT JOIN paid_order ON paid_order.article_id = articles.id
    WHERE ${isPaid}
    ORDER BY order_value NULLS LAST, date_published DESC NULLS LAST, articles.id DESC`
  return rows.map(({ _status, datePublished, ...article }) => ({
    ...article,
    status: promotionStatus({ ...article, _status, datePublished }, now),
  }))
}

/**
 * Gives the articles the places 1, 2, 3 … in this order, and no place to all others. If two editors do so at once, one
 * of the two orders is stored, never a mixture.
 *
 * @param db a transaction
 * @param ids each once
 * @returns whether it was done; false if one of them is not a paid article
 */
async function reorder(db: Connection, ids: readonly number[], now: Date): Promise<boolean> {
  // After all saves that have locked a row, and before all others; reads do not wait.
  await db.execute(sql`LOCK TABLE paid_order IN EXCLUSIVE MODE`)
  const { count } = await selectOne(db, z.object({ count: z.number() }))`
    SELECT count(*)::int AS count FROM articles WHERE id IN ${idList(ids)} AND ${isPaid}`
  if (count !== ids.length) return false
  const moment = now.toISOString()
  await db.execute(sql`
    DELETE FROM paid_order WHERE article_id IS NULL OR article_id NOT IN ${idList(ids)}`)
  await db.execute(sql`
    INSERT INTO paid_order (article_id, order_value, created_at, updated_at)
    SELECT id, place, ${moment}, ${moment} FROM ${placesOf(ids)} AS placed
    ON CONFLICT (article_id) DO UPDATE
      SET order_value = excluded.order_value, updated_at = excluded.updated_at`)
  return true
}

/** The paid articles and their order, in the newsroom's API. */
export const paidArrangement: Arrangement = {
  event: { documentType: 'paid-order', documentId: 0, title: '', was: { id: 0 }, is: { id: 0 } },
  list: paidArticles,
  reorder,
}

/**
 * The ids of the live articles that are promoted at this moment, in the order that editors have given them; those
 * without a place come last, the newest first.
 */
export function promotedRows(now: Date) {
  return sql`
    SELECT articles.id FROM articles LEFT JOIN paid_order ON paid_order.article_id = articles.id
    WHERE ${shownAt(now)} AND ${atMoment(promotedSql, now)}
    ORDER BY order_value NULLS LAST, date_published DESC, articles.id DESC
    LIMIT ${paidOnHome}`
}
