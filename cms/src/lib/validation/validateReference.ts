import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionSlug, PayloadRequest } from 'payload'
import { inLanguageOf } from '../i18n/language.ts'
import { connectionOf, type Connection } from '../db/connection.ts'
import { tableOf } from '../db/tables.ts'
import { idList } from '../db/lists.ts'

/** @returns a validator for an id of an existing document of the collection */
export const validateReference = (collection: CollectionSlug) => {
  const exists = validateReferences(collection)
  return (value: unknown, options: { req: PayloadRequest }): Promise<true | string> =>
    // A list is not a valid single id.
    exists(Array.isArray(value) ? [NaN] : value, options)
}

/** @returns the same validator for a required reference, which returns `message` if it is missing */
export const validateRequiredReference = (collection: CollectionSlug, message: BackOfficeText) => {
  const exists = validateReference(collection)
  return (value: unknown, options: { req: PayloadRequest }): Promise<true | string> =>
    value === undefined || value === null || value === ''
      ? Promise.resolve(inLanguageOf(options.req, message))
      : exists(value, options)
}

/**
 * @returns the same validator for a list of ids. It locks the documents until the save is stored, so that they cannot
 * be deleted, and waits for a deletion in progress.
 */
export const validateReferences =
  (collection: CollectionSlug) =>
  async (value: unknown, { req }: { req: PayloadRequest }): Promise<true | string> => {
    const ids = [...new Set([value ?? []].flat().map(idOf))]
    if (ids.length === 0) return true
    const refusal = inLanguageOf(req, backOfficeTexts.article.unknownDocument)
    if (!ids.every(isId)) return refusal
    return (await lockAll(req, collection, ids)) || refusal
  }

/** What each transaction has locked: the rules of a draft and of its fields ask for the same documents. */
const locked = new WeakMap<Connection, Set<string>>()

/**
 * Locks the documents; returns whether all exist. Those in the trash do: they may be restored, and until then they are
 * not shown.
 */
async function lockAll(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: number[],
): Promise<boolean> {
  const connection = await connectionOf(req)
  const known = locked.get(connection) ?? new Set()
  // Without a transaction a lock ends with its statement.
  if (connection !== req.payload.db.drizzle) locked.set(connection, known)
  const keys = ids.map((id) => `${collection} ${id}`)
  if (keys.every((key) => known.has(key))) return true
  const { rows } = await connection.execute(sql`
    SELECT id FROM ${sql.identifier(tableOf(collection))}
    WHERE id IN ${idList(ids)}
    ORDER BY id FOR KEY SHARE`)
  if (rows.length < ids.length) return false
  for (const key of keys) known.add(key)
  return true
}

function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value
}

/** Whether it fits PostgreSQL's integer. */
function isId(id: unknown): id is number {
  return typeof id === 'number' && Number.isInteger(id) && id > 0 && id < 2 ** 31
}
