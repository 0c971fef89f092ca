import type { User } from '@kariera/shared/payload-types'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { CollectionBeforeChangeHook } from 'payload'
import { z } from 'zod'
import { httpError } from '../../../lib/http/httpError.ts'
import { forgetTries, mayTry } from '../attempts/attempts.ts'
import { passwordsOfAddress } from '../attempts/limits.ts'
import { isPassword } from '../attempts/passwordHash.ts'

declare module 'payload' {
  interface RequestContext {
    /** Who is signed in has given his password with this request. */
    hasGivenPassword?: boolean
  }
}

const texts = backOfficeTexts.auth
const givenSchema = z.object({ presentPassword: z.string().min(1) })

/**
 * Another password or address is set by whoever knows the present password of the account that is signed in (`presentPassword`
 * beside the fields): a session left open somewhere is not enough to take an account over. Commands have no account.
 *
 * @throws {APIError} 400 where it is missing or wrong, 429 when it was tried too often: tries count as those of signing in do
 */
export const requirePresentPassword: CollectionBeforeChangeHook<User> = async ({
  data,
  originalDoc,
  operation,
  req,
  context,
}) => {
  const given = givenSchema.safeParse(data).data?.presentPassword
  Reflect.deleteProperty(data, 'presentPassword')
  const hasMoved = data.email !== undefined && data.email !== originalDoc?.email
  if (operation === 'create' || !req.user || context.hasGivenPassword) return data
  if (!data.password && !hasMoved) return data
  if (given === undefined) throw httpError(req, texts.presentPasswordMissing, 400)
  // Not in the transaction of the save, which is rolled back: a try stays one.
  const db = req.payload.db.drizzle
  if (!(await mayTry(db, passwordsOfAddress, req.user.email)))
    throw httpError(req, texts.tooManyPasswords(passwordsOfAddress.minutes), 429)
  const account = await req.payload.db.findOne<Stored>({
    collection: 'users',
    where: { id: { equals: req.user.id } },
    req,
  })
  if (!(await isPassword(given, account ?? {})))
    throw httpError(req, texts.presentPasswordWrong, 400)
  await forgetTries(db, passwordsOfAddress, req.user.email)
  context.hasGivenPassword = true
  return data
}

type Stored = { id: number; hash?: string | null; salt?: string | null }
