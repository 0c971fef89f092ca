import { now } from '@kariera/shared/clock'
import type { Quote } from '@kariera/shared/payload-types'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeOperationHook, FieldHook, FieldHookArgs } from 'payload'
import { z } from 'zod'
import { shownAt } from '../articles/liveRows.ts'
import { connectionOf } from '../publishing/connection.ts'
import { refusePaths } from '../users/accountQuestions.ts'

/**
 * Readers do not pick or order quotes by their articles, which may not be theirs to see.
 *
 * @throws {QueryError} 400
 */
export const refuseQuestionsAboutArticle: CollectionBeforeOperationHook = ({
  args,
  overrideAccess,
  req,
}) => {
  if (!overrideAccess && !req.user) refusePaths(args, /^(?:version\.)?article(?:\.|$)/)
}

/** To readers an article that is not live is none (R-FRAME-11). */
export const onlyLiveArticle: FieldHook = async ({
  value,
  req,
}: FieldHookArgs<Quote, Quote['article']>) => {
  const { data: id } = idSchema.safeParse(value)
  if (req.user || id === undefined) return value
  const connection = await connectionOf(req)
  const at = req.context.readAt ?? now()
  const { rows } = await connection.execute(
    sql`SELECT 1 FROM articles WHERE id = ${id} AND ${shownAt(at)}`,
  )
  return rows.length > 0 ? id : null
}

const idSchema = z.union([z.number(), z.object({ id: z.number() }).transform(({ id }) => id)])
