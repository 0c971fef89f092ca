import { now } from '@kariera/shared/clock'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'
import { connectionOf } from '#lib/db/connection.ts'
import { operationOf } from '#lib/http/operationOf.ts'
import { httpError } from '#lib/http/httpError.ts'
import { select } from '#lib/db/select.ts'

const argumentsSchema = z.object({ data: z.object({ token: z.string() }) })
const rowsSchema = z.object({ until: z.coerce.date().nullable() })

/**
 * Makes a recovery link valid only once: of two concurrent uses the second waits for the first, and finds the link
 * used.
 *
 * @throws {APIError} 403 if the link is invalid or no longer valid
 */
export const takeLink: CollectionBeforeOperationHook = async (call) => {
  const { args, req } = call
  if (operationOf(call) !== 'resetPassword') return
  const { token } = argumentsSchema.parse(args).data
  const db = await connectionOf(req)
  const rows = await select(db, rowsSchema)`
    SELECT reset_password_expiration AS until FROM users
    WHERE reset_password_token = ${token} FOR UPDATE`
  // The expiry is checked after the wait: the first use has changed it.
  const isValid = rows.some(({ until }) => until !== null && until > now())
  if (!isValid) throw httpError(req, backOfficeTexts.auth.linkInvalid, 403)
}
