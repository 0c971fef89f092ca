import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { refreshOperation, type Endpoint } from 'payload'
import { httpError } from '#lib/http/httpError.ts'
import { issueSession, kindOfSession } from './session.ts'

/** `POST /api/users/refresh-token`: replaces Payload's own, so that a session keeps its kind. */
export const refreshEndpoint: Endpoint = {
  path: '/refresh-token',
  method: 'post',
  handler: async (req) => {
    if (!req.user) throw httpError(req, backOfficeTexts.auth.sessionMissing, 401)
    const kind = kindOfSession(req)
    const refreshed = await refreshOperation({ collection: req.payload.collections.users, req })
    const { cookie, token, exp } = await issueSession(req, refreshed.refreshedToken, kind)
    const message = req.t('authentication:tokenRefreshSuccessful')
    const headers = { 'set-cookie': cookie }
    const user: unknown = refreshed.user
    return Response.json({ message, exp, refreshedToken: token, user }, { headers })
  },
}
