import { weaknessesOf } from '@kariera/shared/rules/passwordStrength'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { ValidationError, type CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'
import { inLanguageOf } from '../../../lib/i18n/language.ts'
import { operationOf } from '../../../lib/http/operationOf.ts'

const text = z.string().optional().catch('')
const argumentsSchema = z.object({
  data: z.object({ password: z.string().min(1), email: text, name: text }),
  id: z.unknown().optional(),
})

/**
 * Requires that a new password is not weak, in every operation that sets one.
 *
 * @throws {ValidationError} 400 at the field `password`, with every reason
 */
export const strongPassword: CollectionBeforeOperationHook = (call) => {
  const { args, req } = call
  if (!['create', 'update', 'resetPassword'].includes(operationOf(call))) return
  const given = argumentsSchema.safeParse(args).data
  if (given === undefined) return
  const { password, email = '', name = '' } = given.data
  const isOwn = req.user !== null && String(given.id) === String(req.user.id)
  const own = isOwn ? [req.user?.email ?? '', req.user?.name ?? ''] : []
  const weaknesses = weaknessesOf(password, [email, name, ...own])
  if (weaknesses.length === 0) return
  const { weakPassword, weaknesses: reasons } = backOfficeTexts.auth
  const say = (one: BackOfficeText) => inLanguageOf(req, one)
  const listed = weaknesses.map((weakness) => say(reasons[weakness])).join('; ')
  const errors = [
    {
      path: 'password',
      label: req.t('authentication:newPassword'),
      message: say(weakPassword(listed)),
    },
  ]
  throw new ValidationError({ collection: 'users', errors }, req.t)
}
