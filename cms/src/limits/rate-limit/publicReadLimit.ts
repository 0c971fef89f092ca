import { queryInUtf8 } from '@kariera/shared/rules/queryEncoding'
import type { Endpoint, PayloadRequest } from 'payload'
import { callerOf } from '../caller.ts'
import { answerInTurn } from './inTurn.ts'
import { consumeRateLimit, type Limit } from './limit.ts'

/**
 * Largest number of requests from one network per public reading endpoint: many readers may share a network, and each
 * of them types, scrolls and swipes.
 */
const rateLimit: Limit = { calls: 600, seconds: 60 }

/** The public read-only endpoints. */
export type PublicRead = 'search' | 'suggest' | 'counts' | 'adjacent' | 'random'

/**
 * Wraps a public read-only endpoint: too many requests without a session get 429, with `Retry-After`; a query of another
 * encoding is read.
 */
export function withPublicReadLimit(
  read: PublicRead,
  answer: (req: PayloadRequest) => Promise<Response>,
): Endpoint['handler'] {
  const handler: Endpoint['handler'] = async (req) => {
    const wait = req.user ? 0 : await consumeRateLimit(req.payload, read, rateLimit, callerOf(req))
    if (wait > 0) return tooMany(wait)
    readQuery(req)
    return answerInTurn(req, req.user ? 'reads' : 'publicReads', () => answer(req))
  }
  limited.add(handler)
  return handler
}

/** Payload leaves a text that is not UTF-8 as it was sent, with its percent signs. */
function readQuery(req: PayloadRequest): void {
  const readable = queryInUtf8(req.search)
  if (readable !== req.search) req.query = Object.fromEntries(new URLSearchParams(readable))
}

const limited = new WeakSet<Endpoint['handler']>()

/** Whether an endpoint has its own limit. */
export function isLimited({ handler }: Pick<Endpoint, 'handler'>): boolean {
  return limited.has(handler)
}

function tooMany(seconds: number): Response {
  const error = `Too many requests: try again in ${seconds} s.`
  const headers = { 'retry-after': String(seconds), 'cache-control': 'no-store' }
  return Response.json({ success: false, error }, { status: 429, headers })
}
