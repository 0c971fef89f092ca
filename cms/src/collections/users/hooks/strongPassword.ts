import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { publicationName } from '@kariera/shared/texts/publication'
import { ValidationError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { inLanguageOf } from '#lib/i18n/language.ts'
import { operationOf } from '#lib/http/operationOf.ts'
import { weaknessesOf } from '../passwords/weaknesses.ts'

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
export const strongPassword: CollectionBeforeOperationHook = async (call) => {
  const { args, req } = call
  if (!['create', 'update', 'resetPassword'].includes(operationOf(call))) return
  const given = argumentsSchema.safeParse(args).data
  if (given === undefined) return
  const { password, email = '', name = '' } = given.data
  const isOwn = req.user !== null && String(given.id) === String(req.user.id)
  const own = isOwn ? [req.user?.email ?? '', req.user?.name ?? ''] : []
  const weaknesses = await weaknessesOf(password, {
    personal: [email, name, ...own],
    publication: await publicationNames(req),
  })
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

async function publicationNames(req: PayloadRequest): Promise<string[]> {
  const { siteName } = await req.payload.findGlobal({
    slug: 'site-settings',
    select: { siteName: true },
    depth: 0,
    req,
  })
  return [siteName, publicationName]
}
