import { now } from '@kariera/shared/clock'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { CollectionBeforeOperationHook } from 'payload'
import { z } from 'zod'
import { connectionOf } from '../../../lib/db/connection.ts'
import { operationOf } from '../../../lib/http/operationOf.ts'
import { httpError } from '../../../lib/http/httpError.ts'
import { select } from '../../../lib/db/select.ts'

const argumentsSchema = z.object({ data: z.object({ token: z.string() }) })
const rowsSchema = z.object({ until: z.coerce.date().nullable() })

/**
 * A link for a new password works once: of two at the same time the second waits for the first, and finds it used.
 *
 * @throws {APIError} 403 where the link is not valid, or not any more
 */
export const takeLink: CollectionBeforeOperationHook = async (call) => {
  const { args, req } = call
  if (operationOf(call) !== 'resetPassword') return
  const { token } = argumentsSchema.parse(args).data
  const db = await connectionOf(req)
  const rows = await select(db, rowsSchema)`
    SELECT reset_password_expiration AS until FROM users
    WHERE reset_password_token = ${token} FOR UPDATE`
  // The time is looked at after the wait: the first has set it to its own.
  const isValid = rows.some(({ until }) => until !== null && until > now())
  if (!isValid) throw httpError(req, backOfficeTexts.auth.linkInvalid, 403)
}
