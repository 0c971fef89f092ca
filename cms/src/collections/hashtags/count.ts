import { now } from '@kariera/shared/clock'
import { sql } from '@payloadcms/db-postgres'
import { liveAt } from '../articles/liveRows.ts'
import type { Connection } from '../../lib/db/connection.ts'
import { idList } from '../../lib/db/lists.ts'

/**
 * Counts the live articles of each of the hashtags anew, in the transaction that changed them. The rows are locked
 * first, in one order: who waits here then counts what the other has committed. Whoever refers to a row by its key holds
 * a lock of its own on it, which NO KEY UPDATE gets along with.
 */
export async function recount(db: Connection, hashtagIds: number[]): Promise<void> {
  if (hashtagIds.length === 0) return
  const ids = idList(hashtagIds)
  await db.execute(sql`SELECT id FROM hashtags WHERE id IN ${ids} ORDER BY id FOR NO KEY UPDATE`)
  // Read now: what others have published while this one waited has come since.
  await db.execute(sql`
    UPDATE hashtags SET count = counted.live FROM (
      SELECT hashtags.id, count(articles.id) AS live FROM hashtags
      LEFT JOIN articles_rels ON articles_rels.hashtags_id = hashtags.id AND articles_rels.path = 'hashtags'
      LEFT JOIN articles ON articles.id = articles_rels.parent_id AND ${liveAt(now())}
      WHERE hashtags.id IN ${ids} GROUP BY hashtags.id) AS counted
    WHERE hashtags.id = counted.id AND hashtags.count IS DISTINCT FROM counted.live`)
}
