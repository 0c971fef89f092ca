import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { CollectionBeforeOperationHook } from 'payload'
import { callerOf } from '../users/attempts/caller.ts'
import { refusal } from '../users/refusal.ts'
import { secondsToWait, type Limit } from './limit.ts'

/** How often one network may ask for documents without a session, whichever. */
const most: Limit = { calls: 1200, seconds: 60 }

/**
 * Whoever is not signed in asks for documents so often and no more.
 *
 * @throws {APIError} 429, with `Retry-After`
 */
export const limitAnonymous: CollectionBeforeOperationHook = async ({ args, req }) => {
  // What a document names is read along with it.
  const isAlong = 'currentDepth' in args && Boolean(args.currentDepth)
  if (req.user || req.payloadAPI !== 'REST' || req.context.reading === true || isAlong) return args
  const wait = await secondsToWait(req.payload, 'rest', most, callerOf(req))
  if (wait === 0) return args
  req.responseHeaders = new Headers(req.responseHeaders)
  req.responseHeaders.set('retry-after', String(wait))
  throw refusal(req, backOfficeTexts.database.tooMany(wait), 429)
}
