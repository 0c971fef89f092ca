import { now } from '@kariera/shared/clock'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { settings } from '../settings.ts'
import { connectionOf, type Connection } from '../lib/db/connection.ts'
import type { PublishEvent } from './facts.ts'

/** PostgreSQL channel that wakes the dispatcher. */
export const outboxChannel = 'publish_events'

/**
 * Writes an event into the outbox, in the transaction of the change: a rolled-back change is never announced, a
 * committed one always is. PostgreSQL wakes the dispatcher at the commit.
 */
export async function announce(req: PayloadRequest, event: PublishEvent): Promise<void> {
  await writeEvent(await connectionOf(req), event, settings.siteHooks)
}

/** Writes an event for a change without a request, on the connection of the change. */
export async function writeEvent(
  db: Connection,
  event: PublishEvent,
  sites: readonly string[],
): Promise<void> {
  const at = now().toISOString()
  await db.execute(sql`
    WITH event AS (
      INSERT INTO publish_events (document_type, document_id, title, was, "is", created_at, updated_at)
      VALUES (${event.documentType}, ${event.documentId}, ${event.title},
              ${json(event.was)}::jsonb, ${json(event.is)}::jsonb, ${at}, ${at})
      RETURNING id),
    deliveries AS (
      INSERT INTO publish_events_deliveries (id, _parent_id, _order, site, attempts, next_attempt_at)
      SELECT gen_random_uuid()::text, event.id, place, site, 0, ${at}::timestamptz
      FROM event, jsonb_array_elements_text(${JSON.stringify(sites)}::jsonb) WITH ORDINALITY AS sites (site, place))
    SELECT pg_notify(${outboxChannel}, id::text) FROM event`)
}

function json(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value)
}
