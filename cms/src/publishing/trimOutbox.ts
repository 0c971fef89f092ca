import { now } from '@kariera/shared/clock'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { announceEverything } from './announceEverything.ts'
import type { Connection } from '../lib/db/connection.ts'
import { textList } from '../lib/db/lists.ts'
import { select } from '../lib/db/select.ts'

/** How long events are kept, days: they are also the publishing log. */
const keptDays = 30
/** How long a site may be unreachable before it gets an "everything" event instead, hours. */
const awayHours = 24

/**
 * Keeps the outbox small and correct: deletes old events, and replaces the many waiting events of a site by one
 * "everything" event. This happens for a site that was unreachable for long, that is new in `SITE_HOOKS`, or that is in
 * it again.
 *
 * @param db a transaction; must not run concurrently
 */
export async function trimOutbox(db: Connection, sites: readonly string[]): Promise<void> {
  for (const site of await sitesToRenew(db, sites)) {
    await db.execute(sql`
      DELETE FROM publish_events_deliveries
      WHERE site = ${site} AND delivered_at IS NULL
        AND (leased_until IS NULL OR leased_until < ${now().toISOString()})`)
    await announceEverything(db, [site])
  }
  await db.execute(sql`
    DELETE FROM publish_events AS e
    WHERE created_at < ${hoursAgo(keptDays * 24)} AND NOT EXISTS (
      SELECT 1 FROM publish_events_deliveries AS d
      WHERE d._parent_id = e.id AND d.delivered_at IS NULL AND ${isOneOf(sites)})`)
}

/**
 * Returns sites for which some event since their last "everything" event has no delivery, and sites whose several
 * deliveries have waited too long.
 */
async function sitesToRenew(db: Connection, sites: readonly string[]): Promise<string[]> {
  const rows = await select(db, z.object({ site: z.string() }))`
    SELECT site FROM jsonb_array_elements_text(${JSON.stringify(sites)}::jsonb) AS site
    WHERE EXISTS (
        SELECT 1 FROM publish_events AS e
        WHERE e.document_type <> 'everything'
          AND NOT EXISTS (SELECT 1 FROM publish_events_deliveries AS d
                          WHERE d._parent_id = e.id AND d.site = site.value)
          AND e.id > coalesce((SELECT max(renewal.id) FROM publish_events AS renewal
                               JOIN publish_events_deliveries AS d ON d._parent_id = renewal.id
                               WHERE renewal.document_type = 'everything' AND d.site = site.value), 0))
      OR (SELECT count(*) > 1 AND min(e.created_at) < ${hoursAgo(awayHours)}
          FROM publish_events_deliveries AS d JOIN publish_events AS e ON e.id = d._parent_id
          WHERE d.site = site.value AND d.delivered_at IS NULL)`
  return rows.map((row) => row.site)
}

function isOneOf(sites: readonly string[]) {
  return sql`d.site IN ${textList(sites)}`
}

function hoursAgo(hours: number): string {
  return new Date(now().getTime() - hours * 60 * 60_000).toISOString()
}
