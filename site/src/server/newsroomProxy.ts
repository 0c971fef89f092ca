import { maxAnonymousBytes, maxRequestBytes } from '@kariera/shared/contracts/uploads'
import { callerAddress, callerNetwork } from '@kariera/shared/rules/callerAddress'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { forwardedFor } from './callers.ts'
import { endWhenStalled } from './endWhenStalled.ts'
import { Places, type PlaceLimits } from './places.ts'
import type { reverseProxy } from './reverseProxy.ts'
import { bringsToken } from './session.ts'
import { inMemory, wholeBody, type BodyRefusal, type WholeBody } from './wholeBody.ts'

export type NewsroomProxyOptions = {
  proxy: ReturnType<typeof reverseProxy>
  /** Returns the account of a call's session (session.ts). */
  accountOf: (req: IncomingMessage) => Promise<string | null>
  /** How many proxies of our own are before this server. */
  trustProxy: number
  limits?: PlaceLimits
  /** How long no data of a body may arrive, and no data of a response be accepted, milliseconds. */
  pauseMs?: number
  /** How long a call of an account waits for a place, milliseconds. */
  patienceMs?: number
}

/**
 * A browser makes six requests at once; one network may have a whole office, or half a town. What waits has its body in
 * memory, at most 256 KB, or in one of the few files: at most 32 MB.
 */
const usualLimits: PlaceLimits = {
  ...{ anonymous: 128, network: 48, signedIn: 128, account: 48 },
  waiting: { all: 128, account: 64 },
}

/** Streams of events stay open as long as their pages, so they take no places of other calls. */
const streamLimits: PlaceLimits = { anonymous: 0, network: 0, signedIn: 256, account: 12 }
const streamPath = '/api/presence'

/**
 * Number of bodies that are stored in files at once, from their arrival until they are passed on, so that nobody can
 * fill the disk.
 */
const keptLimits: PlaceLimits = { anonymous: 0, network: 0, signedIn: 48, account: 12 }

const usualPauseMs = 10_000

/** Shorter than proxies before this server wait for an answer, which is a minute for many. */
const usualPatienceMs = 30_000

/**
 * Passes calls on to the cms in a way that cannot block it: the body is complete before that, and a response ends if
 * its caller accepts no data. Everything that waits for a caller waits here.
 */
export function newsroomProxy(options: NewsroomProxyOptions) {
  const { proxy, accountOf, trustProxy } = options
  const { pauseMs = usualPauseMs, patienceMs = usualPatienceMs } = options
  const places = new Places(options.limits ?? usualLimits)
  const files = new Places(keptLimits)
  const streams = new Places(streamLimits)

  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const account = await accountOf(req)
    const maximumBytes = account === null ? maxAnonymousBytes : maxRequestBytes
    const address = callerAddress(forwardedFor(req), trustProxy)
    const caller = { network: address === null ? 'unknown' : callerNetwork(address), account }
    const needsFile = account !== null && Number(req.headers['content-length'] ?? 0) > inMemory
    const leaveFile = needsFile ? files.take(caller) : () => undefined
    if (!leaveFile) {
      refuse(req, res, busy)
      return
    }
    const body = await bodyOf(req, { maximumBytes, pauseMs }).catch((error: unknown) => {
      leaveFile()
      // A caller that has gone away gets no response.
      if (req.destroyed) return 'gone' as const
      throw error
    })
    if (body === 'gone') return
    const giveUp = async () => {
      if (typeof body !== 'string') await body?.dispose()
      leaveFile()
    }
    if (typeof body === 'string') {
      leaveFile()
      const isOver = body === 'tooLong' && account === null && bringsToken(req)
      refuse(req, res, isOver ? sessionOver : refusals[body])
      return
    }
    if (req.socket.destroyed) {
      await giveUp()
      return
    }
    const isStream = account !== null && req.method === 'GET' && req.url === streamPath
    const end = endOfWait(res, patienceMs)
    const leave = await (isStream ? streams : places).takeInTurn(caller, end.signal)
    end.forget()
    if (!leave) {
      await giveUp()
      refuse(req, res, busy)
      return
    }
    res.once('close', () => {
      leave()
      void giveUp()
    })
    endWhenStalled(res, pauseMs)
    const buffer = body?.stream()
    // After a disk error the connection is closed at once.
    buffer?.on('error', () => res.destroy())
    proxy.web(req, res, { ...(buffer && { buffer }), onEnd: leave })
  }
}

/** Ends a wait when the caller has gone away, or its patience is over. */
function endOfWait(res: ServerResponse, patienceMs: number) {
  const ended = new AbortController()
  const end = () => {
    ended.abort()
  }
  const timer = setTimeout(end, patienceMs)
  res.once('close', end)
  const forget = () => {
    clearTimeout(timer)
    res.off('close', end)
  }
  return { signal: ended.signal, forget }
}

/** @returns null if there is no body */
async function bodyOf(
  req: IncomingMessage,
  rule: { maximumBytes: number; pauseMs: number },
): Promise<WholeBody | BodyRefusal | HeaderRefusal | null> {
  if (req.headers['transfer-encoding'] !== undefined) return 'chunked'
  const length = Number(req.headers['content-length'] ?? 0)
  if (length > maxRequestBytes) return 'tooLongForAnybody'
  if (length > rule.maximumBytes) return 'tooLong'
  return length > 0 ? wholeBody(req, rule) : null
}

/** Reasons to refuse a body by its headers. */
type HeaderRefusal = 'chunked' | 'tooLongForAnybody'

type Refusal = {
  status: number
  error: string
  headers?: Record<string, string>
  /** Whether a form of the back office should show it: the form expects Payload's shape. */
  isForForms?: true
}

const refusals: Record<BodyRefusal | HeaderRefusal, Refusal> = {
  chunked: { status: 411, error: 'A body has to come with its Content-Length.' },
  tooLongForAnybody: { status: 413, error: `A body may have at most ${maxRequestBytes} bytes.` },
  tooLong: {
    status: 413,
    error: `Without a session a body may have at most ${maxAnonymousBytes} bytes.`,
  },
  stalled: { status: 408, error: 'The rest of the body did not come.' },
}

/** Sent to a form that was open for longer than its session; its text is kept as a local copy in the browser. */
const sessionOver: Refusal = {
  status: 401,
  error: Object.values(backOfficeTexts.auth.sessionMissing).join(' '),
  isForForms: true,
}

const busy: Refusal = {
  status: 503,
  error: 'Too many calls are being answered right now. Try again shortly.',
  headers: { 'retry-after': '2', 'cache-control': 'no-store' },
  isForForms: true,
}

/** How long the rest of a refused body is read and discarded, milliseconds. */
const lingerMs = 2000

/**
 * Responds at once, and ends the connection when the caller has sent the rest or its time is over: a caller that is cut
 * off while sending does not read the response.
 */
function refuse(
  req: IncomingMessage,
  res: ServerResponse,
  { status, error, headers, isForForms }: Refusal,
): void {
  const answer = { success: false, error, ...(isForForms && { errors: [{ message: error }] }) }
  const body = JSON.stringify(answer)
  const always = { 'content-type': 'application/json', connection: 'close' }
  res.writeHead(status, { ...always, 'content-length': Buffer.byteLength(body), ...headers })
  res.write(body)
  const timer = setTimeout(end, req.complete ? 0 : lingerMs)
  req.once('end', end).resume()

  function end() {
    clearTimeout(timer)
    res.end()
  }
}
