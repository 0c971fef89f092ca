import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { httpError } from '../../lib/http/httpError.ts'
import { queryBounds } from './bounds.ts'
import { exceededBound, type Query } from './measure.ts'
import { isMalformed } from './queryShape.ts'

/** Arguments with which Payload reads documents that another one refers to: it queries all of them by their ids. */
const populationSchema = z.object({ currentDepth: z.number() })

const querySchema = z.object({ where: z.unknown(), sort: z.unknown() }).partial()

/** @throws {APIError} 400 with the limit that the query exceeds, or if it is malformed */
export function refuseTooLarge(req: PayloadRequest, query: Query): void {
  const bound = exceededBound(query)
  if (bound === null && isMalformed(query))
    throw httpError(req, backOfficeTexts.query.malformed, 400)
  if (bound === null) return
  throw httpError(req, backOfficeTexts.query.tooLarge[bound](queryBounds[bound]), 400)
}

/**
 * Limits queries that came neither by REST nor from our own code: from a server function or a view of the admin.
 *
 * @throws {APIError} 400 with the limit that it exceeds
 */
export const refuseTooLargeQuery: CollectionBeforeOperationHook = ({
  args,
  overrideAccess,
  req,
}) => {
  if (overrideAccess === true || populationSchema.safeParse(args).success) return
  refuseTooLarge(req, querySchema.parse(args))
}
