import { viewKinds, type ViewKind } from '@kariera/shared/contracts/viewBatch'
import { now } from '@kariera/shared/clock'
import { daysTaken, lastDays } from '@kariera/shared/rules/viewDays'
import { sql } from '@payloadcms/db-postgres'
import type { Connection } from '../../lib/db/connection.ts'
import { visitorOfDay } from './uniqueVisitor.ts'
import { keptDays, viewTables } from './viewTables.ts'

/**
 * How long after its end a day is folded, milliseconds: then it is over on every machine, and its last views are
 * stored.
 */
const graceMs = 60 * 60_000
/**
 * How long ids of batches are kept, milliseconds: a public server repeats a batch no longer than its views are
 * accepted.
 */
const keptBatchesMs = 2 * 24 * 60 * 60_000

/**
 * Adds the views of days before yesterday to the totals, and those of articles also to the counts by day, and deletes
 * their rows: the counts stay the same (R-ART-9). It is cheap if there are none.
 *
 * @param db a transaction
 */
export async function foldViews(db: Connection): Promise<void> {
  const moment = now().getTime()
  const [, yesterday] = daysTaken(new Date(moment - graceMs))
  for (const kind of viewKinds) await fold(db, kind, yesterday)
  const [firstDay] = lastDays(new Date(moment), keptDays)
  await db.execute(sql`DELETE FROM article_view_days WHERE day < ${firstDay}`)
  const old = new Date(moment - keptBatchesMs).toISOString()
  await db.execute(sql`DELETE FROM view_batches WHERE received_at < ${old}`)
}

async function fold(db: Connection, kind: ViewKind, yesterday: string): Promise<void> {
  const { rows, totals, id } = viewTables[kind]
  const byDay = sql`, by_day AS (
    INSERT INTO article_view_days AS before (day, article_id, views)
    SELECT day, article_id, count(*) FROM folded GROUP BY day, article_id
    ON CONFLICT (day, article_id) DO UPDATE SET views = before.views + excluded.views)`
  await db.execute(sql`
    WITH folded AS (DELETE FROM ${rows} WHERE day < ${yesterday} RETURNING *)
    ${kind === 'articles' ? byDay : sql``}
    INSERT INTO ${totals} AS before (${id}, views, unique_views, last_viewed_at)
    SELECT ${id}, count(*), count(DISTINCT ${visitorOfDay}), max(created_at)
    FROM folded GROUP BY ${id}
    ON CONFLICT (${id}) DO UPDATE SET
      views = before.views + excluded.views,
      unique_views = before.unique_views + excluded.unique_views,
      last_viewed_at = greatest(before.last_viewed_at, excluded.last_viewed_at)`)
}
