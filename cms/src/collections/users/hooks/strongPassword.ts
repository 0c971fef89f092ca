import { may } from '@kariera/shared/rules/roles'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { publicationName } from '@kariera/shared/texts/publication'
import { ValidationError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { connectionOf } from '#lib/db/connection.ts'
import { select } from '#lib/db/select.ts'
import { httpError } from '#lib/http/httpError.ts'
import { consumeRateLimit, type Limit } from '#limits/rate-limit/limit.ts'
import { inLanguageOf } from '#lib/i18n/language.ts'
import { operationOf } from '#lib/http/operationOf.ts'
import { weaknessesOf } from '../passwords/weaknesses.ts'

const text = z.string().optional().catch('')
const argumentsSchema = z.object({
  data: z.object({ password: z.string().min(1), email: text, name: text, token: text }),
  id: z.coerce.number().int().optional().catch(undefined),
})

/** New passwords that an account without the right to administer tries: to estimate one takes up to half a second of the processor. */
const limit: Limit = { calls: 30, seconds: 600 }

/**
 * Requires that a new password is not weak, in every operation that sets one.
 *
 * @throws {ValidationError} 400 at the field `password`, with every reason; 429 after too many tries
 */
export const strongPassword: CollectionBeforeOperationHook = async (call) => {
  const { args, req } = call
  const operation = operationOf(call)
  if (!['create', 'update', 'resetPassword'].includes(operation)) return
  const given = argumentsSchema.safeParse(args).data
  if (given === undefined) return
  const { password, email = '', name = '' } = given.data
  const caller = req.user && !may(req.user, 'administer') ? `user ${req.user.id}` : null
  // Refused in any case, before anything is counted or estimated.
  if (caller !== null && operation === 'create') return
  const seconds = await consumeRateLimit(req.payload, 'new passwords', limit, caller)
  const { tooManyPasswords } = backOfficeTexts.auth
  if (seconds > 0) throw httpError(req, tooManyPasswords(Math.ceil(seconds / 60)), 429)
  const weaknesses = await weaknessesOf(password, {
    personal: [email, name, ...(await storedNames(req, given))],
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

/** The name and address of the account whose password is set, also by a link. */
async function storedNames(
  req: PayloadRequest,
  { id, data: { token } }: z.output<typeof argumentsSchema>,
): Promise<string[]> {
  const [account] = await select(await connectionOf(req), namesSchema)`
    SELECT name, email FROM users
    WHERE id = ${id ?? null} OR reset_password_token = ${token || null}`
  return account ? [account.name ?? '', account.email] : []
}

const namesSchema = z.object({ name: z.string().nullable(), email: z.string() })

async function publicationNames(req: PayloadRequest): Promise<string[]> {
  const { siteName } = await req.payload.findGlobal({
    slug: 'site-settings',
    select: { siteName: true },
    depth: 0,
    req,
  })
  return [siteName, publicationName]
}
