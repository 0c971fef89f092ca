import { createLocalReq, getFieldsToSign, handleEndpoints, jwtSign } from 'payload'
import { addSessionToUser } from 'payload/shared'
import type { User } from '@kariera/shared/payload-types'
import { withoutMethodOverride } from '../limits/query-limits/methodOverride.ts'
import { storeAccount, type TestNewsroom } from './newsroom.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * @param path without `/api`
 * @param body sent as JSON; a form or a text is sent unchanged
 */
export type Caller = (method: Method, path: string, body?: object | string) => Promise<Response>

/** A caller of the newsroom's REST API, signed in with a role. */
export async function restAs(
  newsroom: TestNewsroom,
  role: User['role'],
  language = 'en',
): Promise<Caller> {
  const token = await sessionOf(newsroom, role)
  return restFrom(newsroom, { authorization: `JWT ${token}`, 'accept-language': language })
}

/** A session of a new account without a password, which would take a quarter of a second of a core to check. */
async function sessionOf({ payload }: TestNewsroom, role: User['role']): Promise<string> {
  const { config: collectionConfig } = payload.collections.users
  const user = await storeAccount(payload, { name: role, role })
  const req = await createLocalReq({}, payload)
  const { sid } = await addSessionToUser({ collectionConfig, payload, req, user })
  if (!sid) throw new Error('Accounts have no sessions.')
  const { token } = await jwtSign({
    fieldsToSign: getFieldsToSign({ collectionConfig, email: user.email, sid, user }),
    secret: payload.secret,
    tokenExpiration: collectionConfig.auth.tokenExpiration,
  })
  return token
}

/** A caller without a session. */
export function restAsAnyone(newsroom: TestNewsroom): Caller {
  return restFrom(newsroom, {})
}

/** A caller with any headers, for example a cookie or a client address. */
export function restFrom({ payload }: TestNewsroom, headers: Record<string, string>): Caller {
  return (method, path, body) => {
    const request = new Request(`http://localhost/api${path}`, {
      method,
      headers: isForm(body) ? headers : { 'content-type': 'application/json', ...headers },
      body: isForm(body) || typeof body === 'string' ? body : body ? JSON.stringify(body) : null,
    })
    return answerRest(payload, request)
  }
}

/** Answers a request as the routes of the cms do. */
export function answerRest(payload: TestNewsroom['payload'], sent: Request): Promise<Response> {
  return withoutMethodOverride(sent, (request) =>
    handleEndpoints({
      config: payload.config,
      payloadInstanceCacheKey: process.env.DATABASE_URL,
      request,
    }),
  )
}

function isForm(body: unknown): body is FormData | URLSearchParams {
  return body instanceof FormData || body instanceof URLSearchParams
}

/** The status of a refusal, and its reason: of the first field that was refused, or of the whole call. */
export async function reasonOf(answer: Response): Promise<[number, string | undefined]> {
  const { errors } = (await answer.json()) as {
    errors: { message: string; data?: { errors?: { message: string }[] } }[]
  }
  return [answer.status, errors[0]?.data?.errors?.[0]?.message ?? errors[0]?.message]
}
