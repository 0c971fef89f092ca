import { randomUUID } from 'node:crypto'
import { handleEndpoints } from 'payload'
import type { User } from '@kariera/shared/payload-types'
import type { TestNewsroom } from './newsroom.ts'

/** @param path without `/api` */
type Call = (method: 'GET' | 'POST' | 'PATCH', path: string, body?: object) => Promise<Response>

/** Calls the newsroom's REST as somebody who is signed in. */
export async function restAs(
  newsroom: TestNewsroom,
  role: User['role'],
  language = 'en',
): Promise<Call> {
  const { payload } = newsroom
  const user = { email: `${randomUUID()}@example.com`, password: randomUUID() }
  await payload.create({ collection: 'users', depth: 0, data: { ...user, name: role, role } })
  const { token } = await payload.login({ collection: 'users', data: user })
  return call(newsroom, { authorization: `JWT ${token}`, 'accept-language': language })
}

/** The same without a session. */
export function restAsAnyone(newsroom: TestNewsroom): Call {
  return call(newsroom, {})
}

function call({ payload }: TestNewsroom, headers: Record<string, string>): Call {
  return (method, path, body) =>
    handleEndpoints({
      config: payload.config,
      payloadInstanceCacheKey: process.env.DATABASE_URL,
      request: new Request(`http://localhost/api${path}`, {
        method,
        headers: { 'content-type': 'application/json', ...headers },
        body: body ? JSON.stringify(body) : null,
      }),
    })
}
