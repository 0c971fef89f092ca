import { Forbidden, NotFound, type Endpoint } from 'payload'
import { documentIdOf } from '../../../lib/http/documentId.ts'
import { liveStateOf } from './liveState.ts'

/** `GET /api/articles/{id}/live-state`: whether readers have the newest version, for the newsroom only. */
export const liveStateEndpoint: Endpoint = {
  path: '/:id/live-state',
  method: 'get',
  handler: async (req) => {
    if (!req.user) throw new Forbidden(req.t)
    const id = documentIdOf(req)
    const state = id === null ? null : await liveStateOf(req, id)
    if (!state) throw new NotFound(req.t)
    return Response.json(state, { headers: { 'cache-control': 'no-store' } })
  },
}
