import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { z } from 'zod'
import { httpError } from '../http/httpError.ts'
import { questionBounds } from './bounds.ts'
import { exceededBound, type Question } from './measure.ts'

/** How the documents are read that another one refers to: Payload asks for all of them by their ids. */
const populationSchema = z.object({ currentDepth: z.number() })

const questionSchema = z.object({ where: z.unknown(), sort: z.unknown() }).partial()

/** @throws {APIError} 400 with the bound that the question exceeds */
export function refuseTooLarge(req: PayloadRequest, question: Question): void {
  const bound = exceededBound(question)
  if (bound === null) return
  throw httpError(req, backOfficeTexts.question.tooLarge[bound](questionBounds[bound]), 400)
}

/**
 * Holds a question to its bounds that came neither by REST nor is our own: of a server function, of a view of the admin.
 *
 * @throws {APIError} 400 with the bound that it exceeds
 */
export const refuseTooLargeQuestion: CollectionBeforeOperationHook = ({
  args,
  overrideAccess,
  req,
}) => {
  if (overrideAccess === true || populationSchema.safeParse(args).success) return
  refuseTooLarge(req, questionSchema.parse(args))
}
