import { may } from '@kariera/shared/rules/roles'
import { emailAddress } from '@kariera/shared/contracts/writing'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { connectionOf } from '#lib/db/connection.ts'
import { inTransaction } from '#lib/db/inTransaction.ts'
import { httpError } from '#lib/http/httpError.ts'
import { sentObject } from '#lib/http/objectBody.ts'
import { personalDataLimit } from '../rateLimits.ts'
import { consumeRateLimit } from '#limits/rate-limit/limit.ts'
import { noteAct } from '../../audit-log/noteAct.ts'
import { dataOfAddress, eraseAddress, findAddress } from './dataOfAddress.ts'
import type { PersonalCounts } from './personalData.ts'

const texts = backOfficeTexts.personalData

const callSchema = z.strictObject({
  address: emailAddress,
  act: z.enum(['find', 'export', 'erase']),
})

/**
 * `POST /api/contact-submissions/personal-data {address, act}` by an administrator: what readers have sent from one e-mail
 * address, messages and requests, is found, exported or erased (B-MSG-1). The last two are noted in the audit log, in the
 * same transaction. Answers with numbers (personalData.ts), or with all of it.
 */
export const personalDataEndpoint: Endpoint = {
  path: '/personal-data',
  method: 'post',
  handler: async (req) => {
    const { user, payload } = req
    if (!user) throw httpError(req, backOfficeTexts.auth.noUser, 403)
    if (!may(user, 'administer')) throw httpError(req, texts.notAllowed, 403)
    const { data, error } = callSchema.safeParse(await sentObject(req))
    if (error?.issues.some(({ path }) => path[0] === 'address'))
      throw httpError(req, texts.wrongAddress, 400)
    if (!data) throw httpError(req, backOfficeTexts.database.badRequest, 400)
    const wait = await consumeRateLimit(
      payload,
      'personal-data',
      personalDataLimit,
      `user ${user.id}`,
    )
    if (wait > 0) throw httpError(req, backOfficeTexts.database.tooMany(wait), 429)
    const answer = await inTransaction(req, () => done(req, user, data))
    return Response.json(answer, { headers: { 'cache-control': 'no-store' } })
  },
}

type Call = z.infer<typeof callSchema>

async function done(
  req: PayloadRequest,
  user: NonNullable<PayloadRequest['user']>,
  { act, address }: Call,
) {
  const db = await connectionOf(req)
  if (act === 'find') return findAddress(db, address)
  const note = ({ messages, requests }: PersonalCounts) =>
    noteAct(db, user, {
      ...{ act, address },
      document: `contact-submissions: ${messages}, branding-requests: ${requests}`,
    })
  if (act === 'erase') {
    const erased = await eraseAddress(db, address)
    await note(erased)
    return erased
  }
  const data = await dataOfAddress(db, address)
  await note({ messages: data.messages.length, requests: data.requests.length })
  return data
}
