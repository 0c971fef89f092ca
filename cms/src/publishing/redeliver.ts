import { now } from '@kariera/shared/clock'
import { sql } from '@payloadcms/db-postgres'
import { settings } from '../settings.ts'
import type { Connection } from '../lib/db/connection.ts'
import { outboxChannel } from './outbox.ts'
import { textList } from '../lib/db/lists.ts'

/**
 * Delivers an event again, now: what is not delivered becomes due; what was delivered with failed pages is delivered
 * again. If nothing has failed, the whole event is delivered again, which renders pages that were lost since. A
 * delivery in progress is not interrupted.
 *
 * @param which whether an event without failures is delivered again, or left alone
 * @returns whether there is such an event
 */
export async function redeliver(
  db: Connection,
  eventId: number,
  which: 'any' | 'amiss' = 'any',
): Promise<boolean> {
  // Former sites are left out.
  const currentSites = textList(settings.siteHooks)
  const at = sql`${now().toISOString()}::timestamptz`
  // One statement, so that it is one transaction. A site accepts the same message once a second.
  const { rows } = await db.execute(sql`
    WITH looked_at AS (
      SELECT id, delivered_at, delivered_at IS NULL
          OR coalesce(receipt -> 'failed', '[]'::jsonb) <> '[]'::jsonb AS amiss
      FROM publish_events_deliveries
      WHERE _parent_id = ${eventId}
        AND site IN ${currentSites} FOR UPDATE),
    chosen AS (
      SELECT id FROM looked_at
      WHERE amiss OR (${which === 'any'} AND NOT EXISTS (SELECT FROM looked_at WHERE amiss))),
    due AS (
      UPDATE publish_events_deliveries AS d
      SET next_attempt_at = greatest(${at}, d.delivered_at + interval '1 second'),
          delivered_at = NULL, error = NULL,
          leased_until = CASE WHEN d.leased_until < ${at} THEN NULL ELSE d.leased_until END
      FROM chosen WHERE d.id = chosen.id)
    SELECT pg_notify(${outboxChannel}, id::text) FROM publish_events WHERE id = ${eventId}`)
  return rows.length > 0
}
