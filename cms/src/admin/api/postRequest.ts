import { formatAdminURL } from 'payload/shared'
import { reasonIn } from './reasonIn.ts'

/** Response to a call. `reason`: why the newsroom refused, in the user's language; null if it gave no reason. */
export type Answer = { status: number; value: unknown; reason: string | null }

/** Statuses of a missing response, or of a gateway whose server is restarting: the call can be sent again. */
const unreachable = new Set([0, 502, 503, 504])

/** Whether a call got no response of the newsroom itself. */
export function isUnreachable({ status }: { status: number }): boolean {
  return unreachable.has(status)
}

type Reader = { apiRoute: string; language: string }
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/**
 * Posts to the newsroom's REST API from a browser. Never throws: the status is 0 if there is no response, or if one with
 * a good status is not from the newsroom.
 *
 * @param path below the API route, such as `/users/login`
 */
export function postRequest(
  reader: Reader,
  path: `/${string}`,
  body: object = {},
): Promise<Answer> {
  return sendRequest(reader, 'POST', path, { body })
}

/**
 * Like `postRequest`, with any method.
 *
 * @param body is sent as JSON, a form as it is
 */
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
    const { status, ok } = response
    const value: unknown = await response.json().catch(() => undefined)
    // A gateway's page has no value; a page with a good status is not the newsroom's.
    if (value === undefined) return { status: ok ? 0 : status, value: null, reason: null }
    return { status, value, reason: reasonIn(value) }
  } catch {
    return { status: 0, value: null, reason: null }
  }
}
