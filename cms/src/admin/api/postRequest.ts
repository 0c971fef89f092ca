import { formatAdminURL } from 'payload/shared'
import { reasonIn } from './reasonIn.ts'

/** What came back; `reason` is what the newsroom says of a refusal, in the reader's language, null where it does not. */
export type Answer = { status: number; value: unknown; reason: string | null }

type Reader = { apiRoute: string; language: string }
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * Posts to the newsroom's own REST, from a browser. Never throws: the status is 0 where nobody answers, or what answers
 * is not the newsroom.
 *
 * @param path below the route of the API, as `/users/login`
 */
export function postRequest(
  reader: Reader,
  path: `/${string}`,
  body: object = {},
): Promise<Answer> {
  return sendRequest(reader, 'POST', path, { body })
}

/** The same by any method. @param body is sent as JSON, a form as it is */
export async function sendRequest(
  { apiRoute, language }: Reader,
  method: Method,
  path: `/${string}`,
  { body, signal }: { body?: object | FormData; signal?: AbortSignal } = {},
): Promise<Answer> {
  const isForm = body instanceof FormData
  try {
    const response = await fetch(formatAdminURL({ apiRoute, path }), {
      method,
      credentials: 'include',
      headers: {
        'Accept-Language': language,
        ...(body && !isForm && { 'Content-Type': 'application/json' }),
      },
      body: isForm || !body ? (body ?? null) : JSON.stringify(body),
      signal: signal ?? null,
    })
    const value: unknown = await response.json()
    return { status: response.status, value, reason: reasonIn(value) }
  } catch {
    return { status: 0, value: null, reason: null }
  }
}
