import { may } from '@kariera/shared/rules/roles'
import { operationOf } from '#lib/http/operationOf.ts'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { connectionOf } from '#lib/db/connection.ts'
import { httpError } from '#lib/http/httpError.ts'
import { select } from '#lib/db/select.ts'

const changing = ['create', 'update', 'updateByID', 'delete', 'deleteByID', 'restoreVersion']

/**
 * Refuses, with the specification's messages, what Payload would refuse with its own: requests without a session,
 * articles of other authors, and updates that name no article.
 */
export const refuseInOurWords: CollectionBeforeOperationHook = async (call) => {
  const { args, req, overrideAccess } = call
  const operation = operationOf(call)
  if (overrideAccess || !changing.includes(operation)) return args
  if (!req.user) throw httpError(req, backOfficeTexts.auth.noUser, 403)
  if (operation === 'update' && !('id' in args) && !('where' in args && args.where)) {
    throw httpError(req, backOfficeTexts.article.noId, 400)
  }
  if (may(req.user, 'edit')) return args
  const { data: id } = idSchema.safeParse(args)
  if (id === undefined) return args
  const author = await authorOf(req, Number(id.id), operation === 'restoreVersion')
  if (author !== null && author !== req.user.id) {
    throw httpError(req, backOfficeTexts.article.notYours, 403)
  }
  return args
}

const idSchema = z.object({ id: z.union([z.number(), z.string().regex(/^\d{1,9}$/)]) })

/** @returns null if there is no such article; Payload's message is better for that */
async function authorOf(req: PayloadRequest, id: number, isVersion: boolean) {
  const connection = await connectionOf(req)
  const article = isVersion ? sql`(SELECT parent_id FROM _articles_v WHERE id = ${id})` : sql`${id}`
  const [row] = await select(
    connection,
    z.object({ author: z.number().nullable() }),
  )`SELECT author_id AS author FROM articles WHERE id = ${article}`
  return row ? (row.author ?? 0) : null
}
