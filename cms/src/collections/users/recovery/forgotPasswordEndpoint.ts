import { knownAddress } from '@kariera/shared/rules/mailAddress'
import { errorText } from '@kariera/shared/rules/errors'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Endpoint, Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { sentObject } from '#lib/http/objectBody.ts'
import { inLanguageOf } from '#lib/i18n/language.ts'
import { settings } from '#settings.ts'
import { mayTry } from '../attempts/attempts.ts'
import { callerOf } from '#limits/caller.ts'
import { recoveriesOfAddress, recoveriesOfCaller } from '../attempts/limits.ts'
import { httpError } from '#lib/http/httpError.ts'
import { recoveryMail } from './recoveryMail.ts'

const requestSchema = z.object({
  // No longer than an address can be.
  email: z.string().max(320).transform(knownAddress).pipe(z.string().regex(/.@./)).catch(''),
})

/**
 * `POST /api/users/forgot-password { email }`: replaces Payload's own. Everything that depends on whether the account
 * exists happens after the response, so that neither its text nor its time reveals it.
 */
export const forgotPasswordEndpoint: Endpoint = {
  path: '/forgot-password',
  method: 'post',
  handler: async (req) => {
    const { email } = requestSchema.parse(await sentObject(req))
    if (!email) {
      return Response.json(
        { errors: [{ message: req.t('validation:emailAddress') }] },
        { status: 400 },
      )
    }
    await refuseTooMany(req, email)
    void recover(req.payload, email)
    return Response.json({ message: inLanguageOf(req, backOfficeTexts.recovery.sent) })
  },
}

async function refuseTooMany(req: PayloadRequest, email: string): Promise<void> {
  const db = req.payload.db.drizzle
  const caller = callerOf(req)
  const allowed =
    (caller === null || (await mayTry(db, recoveriesOfCaller, caller))) &&
    (await mayTry(db, recoveriesOfAddress, email))
  if (!allowed) throw httpError(req, backOfficeTexts.auth.tooManyRecoveries, 429)
}

/** Sends the link if there is an account. Never throws: nothing waits for it. */
async function recover(payload: Payload, email: string): Promise<void> {
  try {
    const token = await payload.forgotPassword({
      collection: 'users',
      data: { email },
      disableEmail: true,
    })
    if (token) await sendLink(payload, email, token)
  } catch (error) {
    payload.logger.error({ event: 'users.recovery.failed', error: errorText(error) })
  }
}

async function sendLink(payload: Payload, email: string, token: string): Promise<void> {
  const { docs } = await payload.find({
    collection: 'users',
    where: { email: { equals: email } },
    select: { name: true, email: true },
    depth: 0,
    limit: 1,
    pagination: false,
  })
  const [user] = docs
  if (!user) return
  const link = `${settings.adminUrl}/admin/reset/${token}`
  await payload.sendEmail({ to: user.email, ...recoveryMail({ name: user.name, link }) })
}
