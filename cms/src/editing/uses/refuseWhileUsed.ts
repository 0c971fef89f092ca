import type { BackOfficeText } from '@kariera/shared/texts/back-office'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook, CollectionSlug } from 'payload'
import { connectionOf } from '../../lib/db/connection.ts'
import { httpError } from '../../lib/http/httpError.ts'
import { findUses } from './findUses.ts'
import { namedPlaces, type NamedPlaces } from './namedPlaces.ts'
import { tableOf } from '../../lib/db/tables.ts'

/**
 * A document of such a collection goes only while nothing names it, in drafts neither. Who saves something with it at
 * this moment is waited for: whoever names a document holds its row (lib/validation/validateReference.ts, editing/uses/storedPictures.ts).
 *
 * @param text says where it is used
 * @param inTrash whether a document in the trash keeps it too: one that could not stand without it when it came back
 * @returns the hook; it throws a refusal, 409
 */
export const refuseWhileUsed =
  (
    collection: CollectionSlug,
    text: (count: number, places: NamedPlaces) => BackOfficeText,
    inTrash: 'keeps' | 'letsGo',
  ): CollectionBeforeDeleteHook =>
  async ({ id, req }) => {
    const connection = await connectionOf(req)
    const table = sql.identifier(tableOf(collection))
    await connection.execute(sql`SELECT FROM ${table} WHERE id = ${Number(id)} FOR UPDATE`)
    const uses = await findUses(req.payload, connection, { collection, id: Number(id) })
    const count = inTrash === 'keeps' ? uses.count : uses.count - uses.trashed
    if (count === 0) return
    const keeping = uses.uses.filter(({ state }) => inTrash === 'keeps' || state !== 'trash')
    throw httpError(req, text(count, namedPlaces(req.payload, { count, uses: keeping })), 409)
  }
