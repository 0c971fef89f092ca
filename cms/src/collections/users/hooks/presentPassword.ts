import type { User } from '@kariera/shared/payload-types'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { CollectionAfterChangeHook, CollectionBeforeChangeHook } from 'payload'
import { z } from 'zod'
import { httpError } from '#lib/http/httpError.ts'
import { forgetTries, mayTry } from '../attempts/attempts.ts'
import { lineOf, rememberCaller } from '../attempts/knownCallers.ts'
import { isPassword, storedPasswordOf } from '../attempts/passwordHash.ts'

declare module 'payload' {
  interface RequestContext {
    /** Whether the signed-in user has given their password with this request. */
    hasGivenPassword?: boolean
  }
}

const texts = backOfficeTexts.auth
const givenSchema = z.object({ presentPassword: z.string().min(1) })

/**
 * Setting a new password or address requires the present password of the signed-in account (`presentPassword` beside
 * the fields): a session left open somewhere must not be enough to take over an account. Commands have no account.
 *
 * @throws {APIError} 400 if it is missing or wrong, 429 after too many tries, which count together with those of
 * signing in
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
  // Outside the transaction of the save, which may be rolled back: the try must stay counted.
  const db = req.payload.db.drizzle
  const account = await storedPasswordOf(req, 'id', req.user.id)
  const { limit, subject } = await lineOf(req, req.user.email, account)
  if (!(await mayTry(db, limit, subject)))
    throw httpError(req, texts.tooManyPasswords(limit.minutes), 429)
  if (!(await isPassword(given, account ?? {})))
    throw httpError(req, texts.presentPasswordWrong, 400)
  await forgetTries(db, limit, subject)
  context.hasGivenPassword = true
  return data
}

/** Who has changed their own password or address stays known in this browser: the former cookie is void. */
export const stayKnown: CollectionAfterChangeHook<User> = async ({ doc, req, context }) => {
  if (context.hasGivenPassword && doc.id === req.user?.id) await rememberCaller(req, doc)
}
