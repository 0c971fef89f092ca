import type { z } from 'zod'
import { reasonOf } from './reasonOf.ts'
import { reportFailure } from './reportFailure.ts'
import { sendRequest } from './postRequest.ts'

/** Who asks: where the newsroom's REST is, and in which language it shall answer. */
export type Caller = { apiRoute: string; language: string }

/** `path` is below the route of the API; an object is sent as JSON, a form as it is. */
export type Call = {
  path: `/${string}`
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: object | FormData
}

/** `reason`: what the newsroom says of a refusal; null where it does not. `status`: 0 where nobody answers. */
export type Outcome<Value> =
  { is: 'done'; value: Value } | { is: 'failed'; status: number; reason: string | null }

/** How a call is sent: once, or as admin/api/retried.ts does. */
export type Send = <Answer extends { status: number }>(
  ask: () => Promise<Answer>,
) => Promise<Answer>

export const sentOnce: Send = (ask) => ask()

/** A newsroom that does not answer in time counts as one that cannot be reached, milliseconds. */
const timeoutMs = 60_000

/** Calls the newsroom's REST from an editor's browser, for an answer that is known to be of a kind. Never throws. */
export async function apiRequest<Value>(
  caller: Caller,
  { path, method = 'GET', body }: Call,
  schema: z.ZodType<Value>,
  send: Send = sentOnce,
): Promise<Outcome<Value>> {
  const answer = await send(() =>
    sendRequest(caller, method, path, {
      ...(body && { body }),
      signal: AbortSignal.timeout(timeoutMs),
    }),
  )
  const { status, value } = answer
  const { data, success } = schema.safeParse(value)
  if (status >= 200 && status < 300 && success) return { is: 'done', value: data }
  if (status === 0 || status >= 500) {
    const [asked] = path.split('?')
    const message = `${method} ${asked}: ${status === 0 ? 'no answer' : status}`
    reportFailure(caller.apiRoute, { level: 'ERROR', message, details: '' })
  }
  return { is: 'failed', status, reason: reasonOf(answer) }
}
