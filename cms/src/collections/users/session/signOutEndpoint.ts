import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { logoutOperation, type Endpoint } from 'payload'
import { inLanguageOf } from '#lib/i18n/language.ts'
import { expiredCookie } from './session.ts'

/**
 * `POST /api/users/logout`: replaces Payload's own. Without a session the response is 401, and the browser's cookie is
 * removed in any case.
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
