import { Forbidden, NotFound, type Endpoint } from 'payload'
import { documentIdOf } from '../lib/http/documentId.ts'
import { redeliver } from './redeliver.ts'

/** `POST /api/publish-events/{id}/retry`: whoever works in the newsroom may have a publish tried again now. */
export const redeliverEndpoint: Endpoint = {
  path: '/:id/retry',
  method: 'post',
  handler: async (req) => {
    if (!req.user) throw new Forbidden(req.t)
    const id = documentIdOf(req)
    if (id === null || !(await redeliver(req.payload.db.drizzle, id))) throw new NotFound(req.t)
    return Response.json({ success: true })
  },
}
