import { now } from '@kariera/shared/clock'
import { sql } from '@payloadcms/db-postgres'
import { liveAt } from '../../content-api/liveArticles.ts'
import type { Connection } from '../../lib/db/connection.ts'
import { idList } from '../../lib/db/lists.ts'

/**
 * Counts the live articles of each of the hashtags again, in the transaction that changed them. The rows are locked
 * first, in a fixed order, so that a waiting transaction counts what the other one has committed. References to a
 * hashtag hold a key lock on its row, which is compatible with NO KEY UPDATE.
 */
export async function recount(db: Connection, hashtagIds: number[]): Promise<void> {
  if (hashtagIds.length === 0) return
  const ids = idList(hashtagIds)
  await db.execute(sql`SELECT id FROM hashtags WHERE id IN ${ids} ORDER BY id FOR NO KEY UPDATE`)
  // A separate statement after the lock, so that it sees what others published while this one waited.
  await db.execute(sql`
    UPDATE hashtags SET count = counted.live FROM (
      SELECT hashtags.id, count(articles.id) AS live FROM hashtags
      LEFT JOIN articles_rels ON articles_rels.hashtags_id = hashtags.id AND articles_rels.path = 'hashtags'
      LEFT JOIN articles ON articles.id = articles_rels.parent_id AND ${liveAt(now())}
      WHERE hashtags.id IN ${ids} GROUP BY hashtags.id) AS counted
    WHERE hashtags.id = counted.id AND hashtags.count IS DISTINCT FROM counted.live`)
}
