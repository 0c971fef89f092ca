import { Signer } from '@kariera/shared/contracts/signature'
import { maxBatch, viewBatchSchema } from '@kariera/shared/contracts/viewBatch'
import { now } from '@kariera/shared/clock'
import { parseJson } from '@kariera/shared/rules/json'
import type { Endpoint } from 'payload'
import { readBounded } from '#lib/http/boundedBody.ts'
import { settings } from '#settings.ts'
import { storeViews } from '../storeViews.ts'

/**
 * `POST /api/site/views`: views collected by a public server (R-ART-9), signed. Repeating a batch changes nothing, so
 * signatures need not be remembered.
 */
export const viewBatchEndpoint: Endpoint = {
  path: '/site/views',
  method: 'post',
  handler: async (req) => {
    const body = await readBounded(req, maxBatch.bytes)
    if (body === null) return refused(413, 'The batch of views is too long.')
    if (!signer.verify(body, Object.fromEntries(req.headers)))
      return refused(401, 'The signature is missing, wrong or old.')
    const batch = parseJson(viewBatchSchema, body)
    if (!batch) return refused(400, 'The batch of views is not of the form of the contract.')
    await req.payload.db.drizzle.transaction((db) => storeViews(db, batch, now()))
    return Response.json({ success: true })
  },
}

const signer = new Signer(settings.hookSecret, 'views')

function refused(status: number, error: string): Response {
  return Response.json({ success: false, error }, { status })
}
