import { now } from '@kariera/shared/clock'
import type { CollectionBeforeOperationHook, FieldHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { connectionOf } from '../../lib/db/connection.ts'
import { idList } from '../../lib/db/lists.ts'
import { refusePaths } from '../users/accountQueries.ts'
import { shownAt } from '../../content-api/liveArticles.ts'
import { selectIds } from '../../lib/db/select.ts'

/**
 * Forbids readers to filter or sort documents by the articles in a field, which they may not be allowed to see.
 *
 * @param field the name of the field with the articles
 * @throws {QueryError} 400
 */
export const forbidQueryOn = (field: string): CollectionBeforeOperationHook => {
  const named = new RegExp(`^(?:version\\.)?${field}(?:\\.|$)`)
  return ({ args, overrideAccess, req }) => {
    if (!overrideAccess && !req.user) refusePaths(args, named)
  }
}

/** Hides articles that are not live from readers (R-FRAME-11), in a field with one article or several. */
export const onlyLiveArticles: FieldHook = async ({
  value,
  req,
}: {
  value?: unknown
  req: PayloadRequest
}) => {
  const { data: ids } = idsSchema.safeParse(value)
  if (req.user || ids === undefined) return value
  const connection = await connectionOf(req)
  const at = req.context.readAt ?? now()
  const found = await selectIds(connection)`
    SELECT id FROM articles
    WHERE id IN ${idList([ids].flat())}
      AND ${shownAt(at)}`
  const live = new Set(found)
  if (Array.isArray(ids)) return ids.filter((id) => live.has(id))
  return live.has(ids) ? ids : null
}

const idSchema = z.union([z.number(), z.object({ id: z.number() }).transform(({ id }) => id)])
const idsSchema = z.union([idSchema, z.array(idSchema)])
