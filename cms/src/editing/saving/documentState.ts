import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { connectionOf } from '../../lib/db/connection.ts'
import { tableOf } from '../../lib/db/tables.ts'
import { selectOne } from '../../lib/db/select.ts'

/** The document of a save. */
export type SavedDocument = {
  /** The slug of its collection, or of the global. */
  entity: string
  /** Its id; null for a global. */
  id: number | null
  /** Which versions are kept: none, all, or versions that an autosave overwrites. */
  versions: 'none' | 'kept' | 'autosaved'
}

const moment = z.coerce.date().nullable()

const stateSchema = z.object({
  rowAt: moment,
  versionId: z.number().nullable(),
  versionAt: moment,
  isAutosave: z.boolean().nullable(),
  lastWriter: z.number().nullable(),
})

/** State of a document while its lock is held. */
export type DocumentState = {
  /** When it was last saved: the newer of its row and its latest version; null if never. */
  savedAt: Date | null
  /** When its row and its latest version were written. */
  rowAt: Date | null
  versionAt: Date | null
  /** Id of its latest version. */
  versionId: number | null
  /** Whether the next autosave would overwrite that version. */
  isAutosave: boolean
  /** The user who saved it last; null if it was not a user, or is no longer known. */
  lastWriter: number | null
}

/**
 * Globals are locked by their name: before the first save they have no row. Any number that no other lock here uses.
 */
const globalsLock = 7_201_317

/**
 * Locks a document until the end of the transaction and returns its state. Drafts write versions and do not touch the
 * row, so this lock makes concurrent saves run one after the other. The state is read after the lock in a separate
 * statement, because a statement that waits for a lock still sees the old state.
 */
export async function lockDocument(
  req: PayloadRequest,
  document: SavedDocument,
): Promise<DocumentState> {
  const db = await connectionOf(req)
  const { entity, id } = document
  const table = sql.identifier(tableOf(entity))
  if (id === null) {
    await db.execute(sql`SELECT pg_advisory_xact_lock(${globalsLock}, hashtext(${entity}))`)
  } else {
    // Takes the same lock as the save: a transaction that locks the whole table (home/paid-order) runs before both or
    // after both.
    await db.execute(sql`LOCK TABLE ${table} IN ROW EXCLUSIVE MODE`)
    await db.execute(sql`SELECT id FROM ${table} WHERE id = ${id} FOR NO KEY UPDATE`)
  }
  const row = await selectOne(db, stateSchema)`
    SELECT ${rowAt(table, id)} AS "rowAt", ${latestVersion(document)},
      (SELECT user_id FROM document_saves
       WHERE entity = ${entity} AND document_id = ${id ?? 0} ORDER BY id DESC LIMIT 1) AS "lastWriter"`
  return stateOf(row)
}

/** Makes the next autosave create a new version instead of overwriting the latest one. */
export async function keepLatestVersion(
  req: PayloadRequest,
  { entity }: SavedDocument,
  { versionId }: DocumentState,
): Promise<void> {
  const db = await connectionOf(req)
  await db.execute(
    sql`UPDATE ${versionsTable(entity)} SET autosave = false WHERE id = ${versionId}`,
  )
}

/** Returns the document of a version; null if there is none. */
export async function documentOfVersion(
  req: PayloadRequest,
  entity: string,
  versionId: number,
): Promise<number | null> {
  const db = await connectionOf(req)
  const row = await selectOne(
    db,
    z.object({ id: z.number().nullable() }).optional(),
  )`SELECT parent_id AS id FROM ${versionsTable(entity)} WHERE id = ${versionId}`
  return row?.id ?? null
}

function rowAt(table: ReturnType<typeof sql.identifier>, id: number | null) {
  return id === null
    ? sql`(SELECT updated_at FROM ${table} ORDER BY id LIMIT 1)`
    : sql`(SELECT updated_at FROM ${table} WHERE id = ${id})`
}

function latestVersion({ entity, id, versions }: SavedDocument) {
  if (versions === 'none' || id === null)
    return sql`NULL::int AS "versionId", NULL::timestamptz AS "versionAt", false AS "isAutosave"`
  const latest = (column: string) =>
    sql`(SELECT ${sql.identifier(column)} FROM ${versionsTable(entity)}
         WHERE parent_id = ${id} AND latest ORDER BY id DESC LIMIT 1)`
  const isAutosave = versions === 'autosaved' ? latest('autosave') : sql`false`
  return sql`${latest('id')} AS "versionId", ${latest('version_updated_at')} AS "versionAt", ${isAutosave} AS "isAutosave"`
}

function versionsTable(entity: string) {
  return sql.identifier(`_${tableOf(entity)}_v`)
}

function stateOf(row: z.infer<typeof stateSchema>): DocumentState {
  const { rowAt, versionAt, versionId, isAutosave, lastWriter } = row
  const moments = [rowAt, versionAt].filter((at) => at !== null)
  const savedAt = moments.length === 0 ? null : new Date(Math.max(...moments.map(Number)))
  return { savedAt, rowAt, versionAt, versionId, isAutosave: isAutosave ?? false, lastWriter }
}
