import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import type { CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'
import { operationOf } from '../http/operationOf.ts'
import { httpError } from '../http/httpError.ts'

/** How the documents are read that another one refers to. */
const populationSchema = z.object({ currentDepth: z.number() })

type Operation = ReturnType<typeof operationOf>
type InOtherWords = { operations: readonly Operation[]; text: BackOfficeText }

/**
 * Says 'No authenticated user' where something asks for a session, in place of Payload's own text.
 *
 * @param asked the operations that nobody may do without one; with a text where it is said in other words
 * @throws {APIError} 403, as Payload answers
 */
export function refuseAnonymous(
  ...asked: readonly Operation[] | readonly [InOtherWords]
): CollectionBeforeOperationHook {
  const { operations, text } = inWords(asked)
  return (call) => {
    const { args, overrideAccess, req } = call
    if (overrideAccess === true || req.user || !operations.includes(operationOf(call))) return
    // What refers to it may be read by everyone: this is left out there without a word.
    if (populationSchema.safeParse(args).success) return
    throw httpError(req, text, 403)
  }
}

function inWords(asked: readonly Operation[] | readonly [InOtherWords]): InOtherWords {
  const [first] = asked
  if (typeof first === 'object') return first
  const operations = asked.filter((each) => typeof each === 'string')
  return { operations, text: backOfficeTexts.auth.noUser }
}
