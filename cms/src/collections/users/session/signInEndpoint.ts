import { knownAddress } from '@kariera/shared/rules/mailAddress'
import type { Endpoint } from 'payload'
import { z } from 'zod'
import { sentObject } from '#lib/http/objectBody.ts'
import { issueSession } from './session.ts'

const credentialsSchema = z.object({
  email: z.string().transform(knownAddress).catch(''),
  password: z.string().catch(''),
  remember: z.boolean().catch(false),
})

/**
 * `POST /api/users/login { email, password, remember? }`: replaces Payload's own, to set the kind of session.
 * users/attempts/guardSignIn.ts decides whether the password may be tried.
 */
export const signInEndpoint: Endpoint = {
  path: '/login',
  method: 'post',
  handler: async (req) => {
    const { remember, ...data } = credentialsSchema.parse(await sentObject(req))
    const opened = await req.payload.login({
      collection: 'users',
      data,
      depth: 0,
      overrideAccess: false,
      req,
    })
    if (!opened.token) throw new Error('sign-in: Payload has opened a session without a token')
    const kind = remember ? 'remembered' : 'passing'
    const { cookie, ...session } = await issueSession(req, opened.token, kind)
    const message = req.t('authentication:passed')
    const headers = { 'set-cookie': cookie }
    return Response.json({ message, ...session, user: opened.user }, { headers })
  },
}
