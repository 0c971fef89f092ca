import { may } from '@kariera/shared/rules/roles'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { Forbidden, NotFound, type Endpoint } from 'payload'
import { documentIdOf } from '../../lib/http/documentId.ts'
import { httpError } from '../../lib/http/httpError.ts'
import { consumeRateLimit, type Limit } from '../../limits/rate-limit/limit.ts'
import { redeliver } from '../../publishing/redeliver.ts'

/** Largest number of retries by one account. */
const rateLimit: Limit = { calls: 30, seconds: 60 }

/**
 * `POST /api/publish-events/{id}/retry`: retries a publish now. Any signed-in user may retry a failed one; only editors
 * may deliver a successful one again.
 */
export const redeliverEndpoint: Endpoint = {
  path: '/:id/retry',
  method: 'post',
  handler: async (req) => {
    const { payload, user } = req
    if (!user) throw new Forbidden(req.t)
    const wait = await consumeRateLimit(payload, 'retry', rateLimit, `user ${user.id}`)
    if (wait > 0) throw httpError(req, backOfficeTexts.database.tooMany(wait), 429)
    const id = documentIdOf(req)
    const which = may(user, 'edit') ? 'any' : 'amiss'
    if (id === null || !(await redeliver(payload.db.drizzle, id, which))) throw new NotFound(req.t)
    return Response.json({ success: true })
  },
}
