import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { logoutOperation, type Endpoint } from 'payload'
import { inLanguageOf } from '../../../lib/i18n/language.ts'
import { expiredCookie } from './session.ts'

/**
 * `POST /api/users/logout`: takes the place of Payload's own. Who has no session any more is told so with 401, and the
 * browser forgets what it holds all the same.
 */
export const signOutEndpoint: Endpoint = {
  path: '/logout',
  method: 'post',
  handler: async (req) => {
    const headers = { 'set-cookie': expiredCookie(req) }
    if (!req.user) {
      const message = inLanguageOf(req, backOfficeTexts.auth.sessionMissing)
      return Response.json({ errors: [{ message }] }, { status: 401, headers })
    }
    await logoutOperation({
      allSessions: req.searchParams.get('allSessions') === 'true',
      collection: req.payload.collections.users,
      req,
    })
    return Response.json({ message: req.t('authentication:logoutSuccessful') }, { headers })
  },
}
