import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'
import { operationOf } from './operationOf.ts'
import { refusal } from './refusal.ts'

/** How the documents are read that another one refers to. */
const populationSchema = z.object({ currentDepth: z.number() })

type Operation = ReturnType<typeof operationOf>

/**
 * Says 'No authenticated user' where something asks for a session, in place of Payload's own text.
 *
 * @param operations those that nobody may do without one
 * @throws {APIError} 403, as Payload answers
 */
export function refuseAnonymous(...operations: Operation[]): CollectionBeforeOperationHook {
  return (call) => {
    const { args, overrideAccess, req } = call
    if (overrideAccess === true || req.user || !operations.includes(operationOf(call))) return
    // What refers to it may be read by everyone: this is left out there without a word.
    if (populationSchema.safeParse(args).success) return
    throw refusal(req, backOfficeTexts.auth.noUser, 403)
  }
}
