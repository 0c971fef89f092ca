import { keptLevels, maxBodyBytes, logSchema } from '@kariera/shared/contracts/writing'
import { errorText } from '@kariera/shared/rules/errors'
import { isSameOrigin } from '@kariera/shared/rules/sameOrigin'
import { parseJson } from '@kariera/shared/rules/json'
import type { Endpoint, PayloadRequest } from 'payload'
import { readBounded } from '#lib/http/boundedBody.ts'
import { consumeRateLimit, type Limit } from '#limits/rate-limit/limit.ts'
import { callerOf } from '#limits/caller.ts'
import { keepLog } from '../keepLog.ts'

/** A page sends only a few, but many readers may share an address. */
const rateLimit: Limit = { calls: 60, seconds: 60 }

/**
 * `POST /api/logs {timestamp, level, message, details, group}`: a failure in a browser (P-CALL-4). Warnings and errors
 * are kept.
 */
export const logsEndpoint: Endpoint = {
  path: '/logs',
  method: 'post',
  handler: async (req) => {
    try {
      return await take(req)
    } catch (error) {
      req.payload.logger.error({ event: 'logs.keeping.failed', error: errorText(error) })
      return answer(503, 'The failure could not be kept just now.', { 'retry-after': '5' })
    }
  },
}

async function take(req: PayloadRequest): Promise<Response> {
  if (!isSameOrigin((name) => req.headers.get(name)))
    return answer(403, 'Failures are told by our own pages only.')
  const caller = req.user ? `user ${req.user.id}` : callerOf(req)
  const wait = await consumeRateLimit(req.payload, 'logs', rateLimit, caller)
  if (wait > 0) {
    const error = `Too many requests: try again in ${wait} s.`
    return answer(429, error, { 'retry-after': String(wait) })
  }
  const body = await readBounded(req, maxBodyBytes.logs)
  if (body === null) return answer(413, `A failure has at most ${maxBodyBytes.logs} bytes.`)
  const call = parseJson(logSchema, body)
  if (!call) return answer(400, 'Expected {timestamp, level, message, details, group} as JSON.')
  const level = keptLevels.find((kept) => kept === call.level)
  if (level) await keepLog(req.payload.db.drizzle, { ...call, level })
  return answer(200)
}

/** Success if `error` is missing. */
function answer(status: number, error?: string, headers: Record<string, string> = {}): Response {
  const value = error === undefined ? { success: true } : { success: false, error }
  return Response.json(value, { status, headers: { 'cache-control': 'no-store', ...headers } })
}
