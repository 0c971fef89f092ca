import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import type { CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'
import { operationOf } from '../http/operationOf.ts'
import { httpError } from '../http/httpError.ts'

/** Arguments with which Payload reads documents that another one refers to. */
const populationSchema = z.object({ currentDepth: z.number() })

type Operation = ReturnType<typeof operationOf>
type InOtherWords = { operations: readonly Operation[]; text: BackOfficeText }

/**
 * Refuses operations without a session with 'No authenticated user', in place of Payload's own text.
 *
 * @param protectedOperations the operations that need a session; with a text for another message
 * @throws {APIError} 403, as Payload does
 */
export function refuseAnonymous(
  ...protectedOperations: readonly Operation[] | readonly [InOtherWords]
): CollectionBeforeOperationHook {
  const { operations, text } = inWords(protectedOperations)
  return (call) => {
    const { args, overrideAccess, req } = call
    if (overrideAccess === true || req.user || !operations.includes(operationOf(call))) return
    // The referring document may be public: the reference is left out there without an error.
    if (populationSchema.safeParse(args).success) return
    throw httpError(req, text, 403)
  }
}

function inWords(
  protectedOperations: readonly Operation[] | readonly [InOtherWords],
): InOtherWords {
  const [first] = protectedOperations
  if (typeof first === 'object') return first
  const operations = protectedOperations.filter((each) => typeof each === 'string')
  return { operations, text: backOfficeTexts.auth.noUser }
}
