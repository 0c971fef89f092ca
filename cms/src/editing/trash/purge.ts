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
import { connectionOf } from '../../lib/db/connection.ts'
import { operationOf } from '../../lib/http/operationOf.ts'
import { httpError } from '../../lib/http/httpError.ts'
import { tableOf } from '../../lib/db/tables.ts'
import { forgetSavesOf } from '../saving/saveRecords.ts'
import { select } from '../../lib/db/select.ts'

declare module 'payload' {
  interface RequestContext {
    /**
     * Deletes only documents in the trash, and if `trashedBy` is set, only those that were moved there up to that
     * moment.
     */
    purge?: { trashedBy: Date | null }
  }
}

/** Deletes what a part keeps of a document. */
type Forget = (req: PayloadRequest, document: { collection: string; id: number }) => Promise<void>

/**
 * Permanent deletion works only from the trash, and also deletes what belongs only to the document: the records of its
 * saves, and what the parts keep of it, as its former addresses and its places on home (docs/decisions/0033).
 */
export const purgeTrash =
  (forget: readonly Forget[]): Plugin =>
  (config) => ({
    ...config,
    collections: (config.collections ?? []).map((one) => (one.trash ? purged(one, forget) : one)),
  })

function purged(collection: CollectionConfig, forget: readonly Forget[]): CollectionConfig {
  const { hooks = {}, slug } = collection
  return {
    ...collection,
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks.beforeOperation ?? []), fromTrashOnly],
      beforeDelete: [stillInTrash(slug), ...(hooks.beforeDelete ?? []), clearTraces(slug, forget)],
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
  (collection: string, forget: readonly Forget[]): CollectionBeforeDeleteHook =>
  async ({ id: anyId, req }) => {
    const id = Number(anyId)
    await forgetSavesOf(await connectionOf(req), { entity: collection, id })
    for (const forgetOne of forget) await forgetOne(req, { collection, id })
  }
