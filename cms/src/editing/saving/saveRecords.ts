import { now } from '@kariera/shared/clock'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { connectionOf, type Connection } from '../../lib/db/connection.ts'
import { textList } from '../../lib/db/lists.ts'
import { presenceChannel } from '../presence/presence.ts'
import type { SavedDocument } from './documentState.ts'
import { select } from '../../lib/db/select.ts'

/** How long records are kept, days: for the list of a document's versions, which says who has saved what. */
const keptDays = 400

/** One save of a document. */
export type SaveRecord = {
  /** Name of the user; null if it was the system, or a deleted account. */
  who: string | null
  when: Date
  /** Names of the top-level fields that it changed. */
  fields: string[]
}

/**
 * Records who has saved a document, when, and which fields, in the transaction of the save; open forms are told at its
 * commit.
 *
 * @param savedAt its new `updatedAt`
 */
export async function recordSave(
  req: PayloadRequest,
  { entity, id }: Pick<SavedDocument, 'entity' | 'id'>,
  savedAt: string,
  fields: string[],
): Promise<void> {
  const db = await connectionOf(req)
  await db.execute(sql`
    WITH saved AS (
      INSERT INTO document_saves (entity, document_id, saved_at, user_id, fields)
      VALUES (${entity}, ${id ?? 0}, ${savedAt}, ${writerOf(req)}, ARRAY${textList(fields)})
      RETURNING entity, document_id AS id, user_id AS "user", ${savedAt}::text AS at)
    SELECT pg_notify(${presenceChannel}, row_to_json(save)::text)
    FROM (SELECT saved.*, users.name FROM saved JOIN users ON users.id = saved."user") AS save`)
}

/** Returns the saves of a document after a moment, oldest first. */
export async function savesSince(
  req: PayloadRequest,
  { entity, id }: Pick<SavedDocument, 'entity' | 'id'>,
  since: Date,
): Promise<SaveRecord[]> {
  const db = await connectionOf(req)
  return select(db, recordsSchema)`
    SELECT u.name AS who, s.saved_at AS "when", s.fields
    FROM document_saves AS s LEFT JOIN users AS u ON u.id = s.user_id
    WHERE s.entity = ${entity} AND s.document_id = ${id ?? 0} AND s.saved_at > ${since.toISOString()}
    ORDER BY s.id`
}

const recordsSchema = z.object({
  who: z.string().nullable(),
  when: z.coerce.date(),
  fields: z.array(z.string()),
})

/** Deletes the oldest records. */
export async function sweepSaves(db: Connection): Promise<void> {
  const before = new Date(now().getTime() - keptDays * 24 * 60 * 60_000).toISOString()
  await db.execute(sql`DELETE FROM document_saves WHERE saved_at < ${before}`)
}

/** A document that is deleted permanently has no open form. */
export async function forgetSavesOf(
  db: Connection,
  { entity, id }: Pick<SavedDocument, 'entity' | 'id'>,
): Promise<void> {
  await db.execute(sql`
    DELETE FROM document_saves WHERE entity = ${entity} AND document_id = ${id ?? 0}`)
}

/** Returns the account that saves; null for the system. */
export function writerOf({ user }: PayloadRequest): number | null {
  return user?.id ?? null
}
