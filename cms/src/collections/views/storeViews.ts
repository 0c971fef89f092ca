import type { ViewBatch, ViewKind } from '@kariera/shared/contracts/viewBatch'
import { daysTaken } from '@kariera/shared/rules/viewDays'
import { publishedSql } from '@kariera/shared/rules/liveAndPromoted'
import { sql } from '@payloadcms/db-postgres'
import { shownAt } from '../../content-api/liveArticles.ts'
import type { Connection } from '../../lib/db/connection.ts'
import { viewTables } from './viewTables.ts'

/**
 * Stores the views of a batch that are plausible: of documents that readers can see now, of today and yesterday. A
 * repeated batch changes nothing, even while the first one is still being stored.
 *
 * @param db a transaction
 */
export async function storeViews(
  db: Connection,
  { batch, views }: ViewBatch,
  at: Date,
): Promise<void> {
  const { rows } = await db.execute(sql`
    INSERT INTO view_batches (id, received_at) VALUES (${batch}, ${at.toISOString()})
    ON CONFLICT (id) DO NOTHING RETURNING id`)
  if (rows.length === 0) return
  const days = daysTaken(at)
  const taken = views.filter(({ day }) => days.includes(day))
  for (const kind of ['articles', 'quotes'] as const) {
    const ofKind = taken.filter((view) => view.kind === kind)
    if (ofKind.length > 0) await insertViews(db, kind, ofKind, at)
  }
}

async function insertViews(
  db: Connection,
  kind: ViewKind,
  views: ViewBatch['views'],
  at: Date,
): Promise<void> {
  const { documents, rows, id } = viewTables[kind]
  const isSeen = { articles: shownAt(at), quotes: publishedQuote }[kind]
  // No view is later than now, even if the clock of another machine is ahead.
  await db.execute(sql`
    INSERT INTO ${rows} (${id}, visitor, user_agent, fingerprint, day, created_at, updated_at)
    SELECT document.id, seen.visitor, seen."userAgent", seen.fingerprint, seen.day,
      least(seen.at, ${at.toISOString()}::timestamptz), ${at.toISOString()}::timestamptz
    FROM jsonb_to_recordset(${JSON.stringify(views)}::jsonb) AS seen
      (id int, visitor text, "userAgent" text, fingerprint text, day text, at timestamptz)
    JOIN (SELECT id FROM ${documents} WHERE ${isSeen}) AS document ON document.id = seen.id`)
}

const publishedQuote = sql.raw(`${publishedSql} AND slug IS NOT NULL`)
