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

export type NewsroomDoorOptions = {
  proxy: ReturnType<typeof reverseProxy>
  /** Whose session a call brings (session.ts). */
  accountOf: (req: IncomingMessage) => Promise<string | null>
  /** How many proxies of our own stand before this door. */
  trustProxy: number
  limits?: PlaceLimits
  /** How long nothing of a body may come, and nothing of an answer be taken, milliseconds. */
  pauseMs?: number
}

/** A browser asks for six things at once; behind one network there may be an office, or half a town. */
const usualLimits: PlaceLimits = { anonymous: 128, network: 48, signedIn: 128, account: 48 }

/** Bodies that are kept in files at once, while they come and until they are passed on: nobody fills the disk with them. */
const keptLimits: PlaceLimits = { anonymous: 0, network: 0, signedIn: 48, account: 12 }

const usualPauseMs = 10_000

/**
 * Passes calls on to the newsroom, and only what cannot hold it: a body that has come whole, and an answer that its caller
 * takes. What waits for a caller waits here.
 */
export function newsroomDoor(options: NewsroomDoorOptions) {
  const { proxy, accountOf, trustProxy, pauseMs = usualPauseMs } = options
  const places = new Places(options.limits ?? usualLimits)
  const files = new Places(keptLimits)

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
      // Who has gone away in the middle is owed no answer.
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
    const leave = places.take(caller)
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
    // A disk that fails is no reason to hold the caller.
    buffer?.on('error', () => res.destroy())
    proxy.web(req, res, { ...(buffer && { buffer }), onEnd: leave })
  }
}

/** @returns null where there is none */
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

/** What its headers say of a body. */
type HeaderRefusal = 'chunked' | 'tooLongForAnybody'

type Refusal = {
  status: number
  error: string
  headers?: Record<string, string>
  /** Whether a form of the newsroom is to show it: it looks for Payload's shape. */
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

/** Told to a form that was open for longer than its session; its words are kept in the browser. */
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

/** How long the rest of a refused body is read and thrown away, milliseconds. */
const lingerMs = 2000

/**
 * Answers at once, and ends the connection when the caller has sent the rest, or has had his time: who is cut off while he
 * sends does not read the answer.
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
