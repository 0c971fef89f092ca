import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Endpoint } from 'payload'
import { inLanguageOf } from '../../lib/i18n/language.ts'
import { callerOf } from '../caller.ts'
import { consumeRateLimit, type Limit } from './limit.ts'

/** Largest number of requests for documents from one network without a session, of any kind. */
const rateLimit: Limit = { calls: 1200, seconds: 60 }

/**
 * Wraps an endpoint with a limit for callers without a session: 429, with `Retry-After`. It is counted before a
 * transaction begins: a transaction that waits for a second connection of the pool would block the others.
 */
export function withAnonymousLimit<Given extends Pick<Endpoint, 'handler'>>(
  endpoint: Given,
): Given {
  return {
    ...endpoint,
    handler: async (req) => {
      const wait = req.user
        ? 0
        : await consumeRateLimit(req.payload, 'rest', rateLimit, callerOf(req))
      if (wait === 0) return endpoint.handler(req)
      const message = inLanguageOf(req, backOfficeTexts.database.tooMany(wait))
      const headers = { 'retry-after': String(wait), 'cache-control': 'no-store' }
      return Response.json({ errors: [{ message }] }, { status: 429, headers })
    },
  }
}
