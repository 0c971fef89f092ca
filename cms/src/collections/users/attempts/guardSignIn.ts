import { knownAddress } from '@kariera/shared/rules/mailAddress'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type {
  CollectionAfterLoginHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { z } from 'zod'
import type { User } from '@kariera/shared/payload-types'
import { connectionOf } from '../../../lib/db/connection.ts'
import { operationOf } from '../../../lib/http/operationOf.ts'
import { httpError } from '../../../lib/http/httpError.ts'
import { forgetTries, mayTry, takeBack } from './attempts.ts'
import { callerOf } from '../../../limits/caller.ts'
import { passwordsOfAddress, passwordsOfCaller } from './limits.ts'
import { compareInVain } from './passwordHash.ts'

declare module 'payload' {
  interface RequestContext {
    /** The caller for whom this request was counted as a sign-in try. */
    countedCaller?: string
  }
}

const argumentsSchema = z.object({
  data: z.object({
    // Normalised like Payload does it.
    email: z.string().transform(knownAddress),
    password: z.string(),
  }),
})

const texts = backOfficeTexts.auth

/**
 * Before the password is checked: counts the try, by address and by caller, and refuses too many. An address without an
 * account is treated like one with an account, including the time for checking the password.
 *
 * @throws {APIError} 400 without an address or a password, 429 after too many tries
 */
export const guardSignIn: CollectionBeforeOperationHook = async (call) => {
  const { args, req } = call
  if (operationOf(call) !== 'login') return
  const parsed = argumentsSchema.safeParse(args)
  const { email = '', password = '' } = parsed.data?.data ?? {}
  if (!email || !password.trim()) throw httpError(req, texts.credentialsMissing, 400)
  const db = req.payload.db.drizzle
  const caller = callerOf(req)
  if (caller !== null) {
    if (!(await mayTry(db, passwordsOfCaller, caller))) throw tooMany(req)
    req.context.countedCaller = caller
  }
  if (!(await mayTry(db, passwordsOfAddress, email))) throw tooMany(req)
  if (!(await hasAccount(req, email))) await compareInVain(password)
}

/** After a successful sign-in: resets the tries of the address, and takes back this try of the caller. */
export const forgiveTries: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  const db = await connectionOf(req)
  await forgetTries(db, passwordsOfAddress, user.email)
  const caller = req.context.countedCaller
  if (caller !== undefined) await takeBack(db, passwordsOfCaller, caller)
}

function tooMany(req: PayloadRequest) {
  return httpError(req, texts.tooManyPasswords(passwordsOfAddress.minutes), 429)
}

async function hasAccount(req: PayloadRequest, email: string): Promise<boolean> {
  const user = await req.payload.db.findOne({
    collection: 'users',
    req,
    where: { email: { equals: email } },
  })
  return user !== null
}
