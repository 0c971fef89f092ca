import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { z } from 'zod'
import { inLanguageOf } from '../../lib/i18n/language.ts'
import { reasonOf } from './reasonOf.ts'
import { reportFailure } from './reportFailure.ts'
import { sendRequest } from './postRequest.ts'

/** Context of a call: the route of the newsroom's REST API, and the language of the answer. */
export type Caller = { apiRoute: string; language: string }

/** A call of the REST API. `path` is below the API route; an object is sent as JSON, a form as it is. */
export type Call = {
  path: `/${string}`
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  body?: object | FormData
}

/**
 * Result of a call. `reason`: why the newsroom refused, null if it gave no reason. `status`: 0 if there was no
 * response.
 */
export type Outcome<Value> =
  | { is: 'done'; value: Value }
  | { is: 'failed'; status: number; reason: string | null }

/** How a call is sent: once, or with retries (admin/api/retried.ts) while it is wanted. */
export type Send = <Answer extends { status: number }>(
  ask: () => Promise<Answer>,
  isWanted?: () => boolean,
) => Promise<Answer>

const sentOnce: Send = (ask) => ask()

/** How long to wait for a response before the newsroom counts as unreachable, milliseconds. */
const timeoutMs = 60_000

/** Calls the newsroom's REST API from an editor's browser and checks the shape of the response. Never throws. */
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
  const isGiven = status >= 200 && status < 300
  if (isGiven && success) return { is: 'done', value: data }
  if (status === 0 || status >= 500) {
    const [pathname] = path.split('?')
    const message = `${method} ${pathname}: ${status === 0 ? 'no answer' : status}`
    reportFailure(caller.apiRoute, { level: 'ERROR', message, details: '' })
  }
  const reason = isGiven && value === undefined ? noData(caller) : reasonOf(answer)
  return { is: 'failed', status, reason }
}

/** What a response without the expected content is called. */
function noData({ language }: Caller): string {
  return inLanguageOf({ i18n: { language } }, backOfficeTexts.request.noData)
}
