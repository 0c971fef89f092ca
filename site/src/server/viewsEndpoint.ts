import { isoDate } from '@kariera/shared/rules/dates'
import { now } from '@kariera/shared/clock'
import {
  maxUserAgentLength,
  type RecordedView,
  type ViewKind,
} from '@kariera/shared/contracts/viewBatch'
import { maxBodyBytes, viewSchema, type ViewCall } from '@kariera/shared/contracts/writing'
import { callerAddress, callerNetwork } from '@kariera/shared/rules/callerAddress'
import { isSameOrigin } from '@kariera/shared/rules/sameOrigin'
import { parseJson } from '@kariera/shared/rules/json'
import { isbot } from 'isbot'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { forwardedFor } from './callers.ts'
import { rateLimiter } from './rateLimiter.ts'
import { readBody } from './readBody.ts'

import { visitorHash } from './visitorHash.ts'

/** Many readers share a network, but together they do not open two pages a second. */
const usualLimit = { calls: 120, networks: 100_000 }

export type ViewsEndpointOptions = {
  hookSecret: string
  /** Number of our proxies before this server (`TRUST_PROXY`, `BEHIND_NGINX`). */
  trustProxy: number
  /** Receives a view that counts. */
  take: (view: RecordedView) => void
}

/**
 * `POST /api/views {articleId | quoteId, fingerprint?}` (R-ART-9): gets a response at once, whatever else is running.
 */
export type ViewsEndpoint = (req: IncomingMessage, res: ServerResponse) => Promise<void>

/**
 * Returns the handler. A view of a program that identifies itself as one is not counted; its response is the same as a
 * reader's.
 */
export function viewsEndpoint(
  { hookSecret, trustProxy, take }: ViewsEndpointOptions,
  limit = usualLimit,
): ViewsEndpoint {
  const secondsToWait = rateLimiter(limit)
  const visitorOf = visitorHash(hookSecret)

  return async (req, res) => {
    const address = callerAddress(forwardedFor(req), trustProxy)
    const network = address === null ? 'unknown' : callerNetwork(address)
    const refusal = refusalOf(req) ?? tooMany(secondsToWait(network))
    if (refusal) {
      refuse(req, res, refusal)
      return
    }
    const body = await readBody(req, maxBodyBytes.views).catch((error: unknown) => {
      // A caller that has gone away gets no response.
      if (req.destroyed) return undefined
      throw error
    })
    if (body === undefined) return
    const call = body === null ? null : parseJson(viewSchema, body)
    if (!call) {
      refuse(req, res, body === null ? tooLong : badCall)
      return
    }
    const userAgent = cut(req.headers['user-agent'] ?? '')
    if (userAgent !== '' && !isbot(userAgent)) {
      const at = now()
      const day = isoDate(at)
      const visitor = visitorOf(day, network, userAgent)
      take({ ...documentOf(call), visitor, userAgent, day, at: at.toISOString() })
    }
    answer(res, 202, { success: true })
  }
}

type Refusal = { status: number; error: string; headers?: Record<string, string> }

const tooLong: Refusal = { status: 413, error: `A view has at most ${maxBodyBytes.views} bytes.` }
const badCall: Refusal = {
  status: 400,
  error: 'Expected {articleId, fingerprint?} or {quoteId, fingerprint?} as JSON.',
}

/** Returns a refusal that is possible before the body is read. */
function refusalOf(req: IncomingMessage): Refusal | null {
  if (req.method !== 'POST') {
    return { status: 405, error: 'Only POST is allowed here.', headers: { allow: 'POST' } }
  }
  if (!isSameOrigin((name) => req.headers[name]?.toString())) {
    return { status: 403, error: 'Views come from pages of this site only.' }
  }
  // A beacon is plain text.
  if (!/^(?:application\/json|text\/plain)\s*(?:;|$)/i.test(req.headers['content-type'] ?? '')) {
    return { status: 415, error: 'A view is application/json or text/plain.' }
  }
  return null
}

function tooMany(seconds: number): Refusal | null {
  if (seconds === 0) return null
  const error = `Too many requests: try again in ${seconds} s.`
  return { status: 429, error, headers: { 'retry-after': String(seconds) } }
}

function documentOf(call: ViewCall): { kind: ViewKind; id: number; fingerprint?: string } {
  const { fingerprint } = call
  const device = fingerprint === undefined ? {} : { fingerprint }
  return 'articleId' in call
    ? { kind: 'articles', id: call.articleId, ...device }
    : { kind: 'quotes', id: call.quoteId, ...device }
}

/** Makes a new string: a slice of a longer one would keep all of it in memory. */
function cut(userAgent: string): string {
  const plain = userAgent.slice(0, maxUserAgentLength).replace(/\p{Cc}/gu, ' ')
  return Buffer.from(plain, 'latin1').toString('latin1')
}

/** An unread body is left on the connection, which is closed. */
function refuse(req: IncomingMessage, res: ServerResponse, { status, error, headers }: Refusal) {
  if (!req.complete) res.setHeader('connection', 'close')
  answer(res, status, { success: false, error }, headers)
}

function answer(
  res: ServerResponse,
  status: number,
  value: object,
  headers: Record<string, string> = {},
): void {
  const always = { 'content-type': 'application/json', 'cache-control': 'no-store' }
  res.writeHead(status, { ...always, ...headers }).end(JSON.stringify(value))
}
