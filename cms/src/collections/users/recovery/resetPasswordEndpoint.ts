import { resetPasswordOperation, type Endpoint } from 'payload'
import { z } from 'zod'
import { sentObject } from '#lib/http/objectBody.ts'
import { issueSession } from '../session/session.ts'

const resetSchema = z.object({
  token: z.string().catch(''),
  password: z.string().catch(''),
})

/** `POST /api/users/reset-password { token, password }`: replaces Payload's own, to set the kind of session. */
export const resetPasswordEndpoint: Endpoint = {
  path: '/reset-password',
  method: 'post',
  handler: async (req) => {
    const opened = await resetPasswordOperation({
      collection: req.payload.collections.users,
      data: resetSchema.parse(await sentObject(req)),
      depth: 0,
      req,
    })
    if (!opened.token) throw new Error('reset: Payload has opened a session without a token')
    const { cookie, ...session } = await issueSession(req, opened.token, 'passing')
    const message = req.t('authentication:passwordResetSuccessfully')
    const headers = { 'set-cookie': cookie }
    return Response.json({ message, ...session, user: opened.user }, { headers })
  },
}
