import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { sql } from '@payloadcms/db-postgres'
import {
  NotFound,
  type CollectionBeforeDeleteHook,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type PayloadRequest,
  type Plugin,
} from 'payload'
import { z } from 'zod'
import { connectionOf, type Connection } from '../../lib/db/connection.ts'
import { operationOf } from '../../lib/http/operationOf.ts'
import { httpError } from '../../lib/http/httpError.ts'
import { tableOf } from '../../lib/db/tables.ts'
import { forgetAddressesOf, isAddressed } from '../../collections/redirects/formerAddresses.ts'
import { forgetSavesOf } from '../saving/saveRecords.ts'
import { select, selectIds } from '../../lib/db/select.ts'

declare module 'payload' {
  interface RequestContext {
    /**
     * Deletes only documents in the trash, and if `trashedBy` is set, only those that were moved there up to that
     * moment.
     */
    purge?: { trashedBy: Date | null }
  }
}

/**
 * Permanent deletion works only from the trash, and also deletes what belongs only to the document: its former
 * addresses, its places on home, the records of its saves (docs/decisions/0033).
 */
export const purgeTrash: Plugin = (config) => ({
  ...config,
  collections: (config.collections ?? []).map((one) => (one.trash ? purged(one) : one)),
})

function purged(collection: CollectionConfig): CollectionConfig {
  const { hooks = {}, slug } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), fromTrashOnly],
      beforeDelete: [stillInTrash(slug), ...(hooks.beforeDelete ?? []), clearTraces(slug)],
    },
  }
}

/** Our own calls, which override access, may delete any document. */
const fromTrashOnly: CollectionBeforeOperationHook = (call) => {
  const { context, overrideAccess } = call
  if (operationOf(call) === 'delete' && !overrideAccess) context.purge = { trashedBy: null }
}

const foundSchema = z.object({ trashedAt: z.coerce.date().nullable() })

/** A document that was restored from the trash meanwhile is not deleted. */
const stillInTrash =
  (slug: string): CollectionBeforeDeleteHook =>
  async ({ id, req, context }) => {
    if (!context.purge) return
    const db = await connectionOf(req)
    const [found] = await select(db, foundSchema)`
      SELECT deleted_at AS "trashedAt"
      FROM ${sql.identifier(tableOf(slug))} WHERE id = ${Number(id)} FOR UPDATE`
    if (!found) throw new NotFound(req.t)
    const { trashedAt } = found
    const isTooNew = trashedAt && context.purge.trashedBy && trashedAt > context.purge.trashedBy
    if (!trashedAt || isTooNew) throw httpError(req, backOfficeTexts.trash.restored, 409)
  }

const clearTraces =
  (slug: string): CollectionBeforeDeleteHook =>
  async ({ id: anyId, req }) => {
    const id = Number(anyId)
    const db = await connectionOf(req)
    if (isAddressed(slug)) await forgetAddressesOf(db, { relationTo: slug, value: id })
    await forgetSavesOf(db, { entity: slug, id })
    if (slug === 'articles') await clearArrangements(req, db, id)
  }

/** Deletes its rows in the carousel and in the order of the paid articles. */
async function clearArrangements(req: PayloadRequest, db: Connection, id: number): Promise<void> {
  for (const collection of ['carousel-articles', 'paid-order'] as const) {
    const rows = await selectIds(db)`
      SELECT id FROM ${sql.identifier(tableOf(collection))} WHERE article_id = ${id}`
    for (const row of rows) {
      await req.payload.delete({ collection, id: row, depth: 0, req })
    }
  }
}
