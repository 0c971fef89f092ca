import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Endpoint } from 'payload'
import { inLanguageOf } from '../i18n/language.ts'
import { callerOf } from '../http/caller.ts'
import { consumeRateLimit, type Limit } from './limit.ts'

/** How often one network may ask for documents without a session, whichever. */
const most: Limit = { calls: 1200, seconds: 60 }

/**
 * A door that answers who is not signed in so often and no more: 429, with `Retry-After`. It is counted before anything
 * is begun: a transaction that waits here for a connection of the pool would keep one from the others.
 */
export function withAnonymousLimit<Door extends Pick<Endpoint, 'handler'>>(door: Door): Door {
  return {
    ...door,
    handler: async (req) => {
      const wait = req.user ? 0 : await consumeRateLimit(req.payload, 'rest', most, callerOf(req))
      if (wait === 0) return door.handler(req)
      const message = inLanguageOf(req, backOfficeTexts.database.tooMany(wait))
      const headers = { 'retry-after': String(wait), 'cache-control': 'no-store' }
      return Response.json({ errors: [{ message }] }, { status: 429, headers })
    },
  }
}
