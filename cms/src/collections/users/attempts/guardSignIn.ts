import { knownAddress } from '@kariera/shared/rules/mailAddress'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type {
  CollectionAfterLoginHook,
  CollectionBeforeOperationHook,
  PayloadRequest,
} from 'payload'
import { z } from 'zod'
import type { User } from '@kariera/shared/payload-types'
import { connectionOf } from '#lib/db/connection.ts'
import { operationOf } from '#lib/http/operationOf.ts'
import { httpError } from '#lib/http/httpError.ts'
import { forgetTries, mayTry, takeBack } from './attempts.ts'
import { callerOf } from '#limits/caller.ts'
import { passwordsOfAddress, passwordsOfCaller } from './limits.ts'
import { lineOf, rememberCaller, type Line } from './knownCallers.ts'
import { compareInVain, storedPasswordOf } from './passwordHash.ts'

declare module 'payload' {
  interface RequestContext {
    /** The caller for whom this request was counted as a sign-in try. */
    countedCaller?: string
    /** The line in which it was counted as a try for an address. */
    countedLine?: Line
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
 * Before the password is checked: counts the try, by caller and by address, and refuses too many. Callers that are known
 * for the address are counted apart from strangers. An address without an
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
  const account = await storedPasswordOf(req, 'email', email)
  const line = await lineOf(req, email, account)
  if (!(await mayTry(db, line.limit, line.subject))) throw tooMany(req)
  req.context.countedLine = line
  if (account === null) await compareInVain(password)
}

/**
 * After a successful sign-in: resets the tries of the line in which this one was counted, by a link those of strangers;
 * takes back this try of the caller, who is known from now on.
 */
export const forgiveTries: CollectionAfterLoginHook<User> = async ({ req, user }) => {
  const db = await connectionOf(req)
  const { limit, subject } = req.context.countedLine ?? {
    limit: passwordsOfAddress,
    subject: user.email,
  }
  await forgetTries(db, limit, subject)
  const caller = req.context.countedCaller
  if (caller !== undefined) await takeBack(db, passwordsOfCaller, caller)
  await rememberCaller(req, user)
}

function tooMany(req: PayloadRequest) {
  return httpError(req, texts.tooManyPasswords(passwordsOfAddress.minutes), 429)
}
