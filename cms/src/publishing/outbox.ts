import { now } from '@kariera/shared/clock'
import { sql } from '@payloadcms/db-postgres'
import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { settings } from '../settings.ts'
import { connectionOf, type Connection } from '../lib/db/connection.ts'
import type { PublishEvent } from './facts.ts'
import { selectOne } from '../lib/db/select.ts'

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
  const { id } = await selectOne(db, inserted)`
    INSERT INTO publish_events (document_type, document_id, title, was, "is", created_at, updated_at)
    VALUES (${event.documentType}, ${event.documentId}, ${event.title},
            ${json(event.was)}::jsonb, ${json(event.is)}::jsonb, ${at}, ${at})
    RETURNING id`
  for (const [index, site] of sites.entries()) {
    await db.execute(sql`
      INSERT INTO publish_events_deliveries (id, _parent_id, _order, site, attempts, next_attempt_at)
      VALUES (${randomUUID()}, ${id}, ${index + 1}, ${site}, 0, ${at})`)
  }
  await db.execute(sql`SELECT pg_notify(${outboxChannel}, ${String(id)})`)
}

const inserted = z.object({ id: z.number() })

function json(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value)
}
