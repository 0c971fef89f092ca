import type { CollectionAfterOperationHook } from 'payload'
import { z } from 'zod'
import { operationOf } from '../../lib/http/operationOf.ts'
import { noteAct } from '../audit-log/noteAct.ts'
import type { SubmissionCollection } from './submission.ts'

/** The most submissions that a page of the list shows. */
const largestPage = 100

const readingSchema = z.object({
  args: z.object({
    limit: z.number().optional().catch(undefined),
    pagination: z.boolean().optional(),
    overrideAccess: z.boolean().optional(),
  }),
  result: z.object({ docs: z.array(z.unknown()) }),
})

/** Notes in the audit log that a user has read more submissions at once than a page of the list shows. */
export const noteTable =
  (collection: SubmissionCollection): CollectionAfterOperationHook =>
  async (call) => {
    const { method, payload, user } = call.req
    // A change of many reads the ids of what it changes.
    if (operationOf(call) !== 'find' || method === 'PATCH' || method === 'DELETE')
      return call.result
    const { args, result } = readingSchema.parse(call)
    const { limit, pagination, overrideAccess } = args
    const isPage = limit === undefined ? pagination !== false : limit > 0 && limit <= largestPage
    if (!user || overrideAccess === true || isPage) return call.result
    const document = `${collection}: ${result.docs.length}`
    await noteAct(payload.db.drizzle, user, { act: 'table', document, address: null })
    return call.result
  }
