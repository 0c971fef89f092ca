import { minimumPasswordLength } from '@kariera/shared/rules/password'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { ValidationError, type CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'
import { inLanguageOf } from '../../../lib/i18n/language.ts'
import { operationOf } from '../../../lib/http/operationOf.ts'

const argumentsSchema = z.object({ data: z.object({ password: z.string().min(1) }) })

/**
 * Requires a minimum length of a new password, in every operation that sets one.
 *
 * @throws {ValidationError} 400 at the field `password`
 */
export const strongPassword: CollectionBeforeOperationHook = (call) => {
  const { args, req } = call
  if (!['create', 'update', 'resetPassword'].includes(operationOf(call))) return
  const chosen = argumentsSchema.safeParse(args).data?.data.password
  if (chosen === undefined || chosen.length >= minimumPasswordLength) return
  const text = backOfficeTexts.auth.weakPassword(minimumPasswordLength)
  const errors = [{ path: 'password', message: inLanguageOf(req, text) }]
  throw new ValidationError({ collection: 'users', errors }, req.t)
}
