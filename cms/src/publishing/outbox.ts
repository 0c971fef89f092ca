import { now } from '@kariera/shared/clock'
import { sql } from '@payloadcms/db-postgres'
import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { settings } from '../settings.ts'
import { connectionOf } from './connection.ts'
import type { PublishEvent } from './facts.ts'

/** The channel on which the dispatcher is woken. */
export const outboxChannel = 'publish_events'

/**
 * Writes an event into the outbox, in the transaction of the change itself: what is rolled back is never
 * announced, what is committed always is. PostgreSQL wakes the dispatcher at the commit, not before.
 */
export async function announce(req: PayloadRequest, event: PublishEvent): Promise<void> {
  const connection = await connectionOf(req)
  const at = now().toISOString()
  const { rows } = await connection.execute(sql`
    INSERT INTO publish_events (document_type, document_id, title, was, "is", created_at, updated_at)
    VALUES (${event.documentType}, ${event.documentId}, ${event.title},
            ${json(event.was)}::jsonb, ${json(event.is)}::jsonb, ${at}, ${at})
    RETURNING id`)
  const id = idOf(rows[0])
  for (const [index, site] of settings.siteHooks.entries()) {
    await connection.execute(sql`
      INSERT INTO publish_events_deliveries (id, _parent_id, _order, site, attempts, next_attempt_at)
      VALUES (${randomUUID()}, ${id}, ${index + 1}, ${site}, 0, ${at})`)
  }
  await connection.execute(sql`SELECT pg_notify(${outboxChannel}, ${String(id)})`)
}

function json(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value)
}

function idOf(row: unknown): number {
  if (typeof row === 'object' && row !== null && 'id' in row) return Number(row.id)
  throw new Error('publishing.outbox: the inserted event has no id')
}
