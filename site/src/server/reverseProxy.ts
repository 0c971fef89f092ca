import { errorText } from '@kariera/shared/rules/errors'
import { createProxyServer } from 'httpxy'
import { Agent, ServerResponse, type IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { Duplex, Readable } from 'node:stream'
import { forwardedFor } from './callers.ts'
import { removeHopByHop } from './hopByHop.ts'

/**
 * How long an idle connection is kept, milliseconds. The server behind closes it after 5 s (Node's and Next's default):
 * a request sent at that moment is lost, and a POST must not be sent twice.
 */
const idleMs = 3000

/**
 * Largest number of connections, for all places of calls and of streams (newsroomProxy.ts); further requests wait for one
 * of them.
 */
const maxConnections = 512

/**
 * Passes requests on to another server with the same Host; if that does not answer, the caller is informed. Headers of
 * one connection are not passed on, in both directions: passing on a `Trailer` would throw an exception.
 */
export function reverseProxy(target: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: maxConnections, timeout: idleMs })
  const ends = new WeakMap<IncomingMessage, () => void>()
  const proxy = createProxyServer({ target, xfwd: true, agent })
  proxy.on('error', (error, req, res) => {
    console.warn(
      JSON.stringify({ event: 'frontdoor.proxy.failed', url: req?.url, error: errorText(error) }),
    )
    if (!(res instanceof ServerResponse)) res?.destroy()
    else if (res.headersSent) res.destroy()
    else unavailable(res)
  })
  proxy.on('proxyReq', (passedOn, req) => {
    passedOn.once('close', () => ends.get(req)?.())
  })
  proxy.on('proxyRes', ({ headers }, _req, res) => {
    removeHopByHop(headers)
    // The proxy would otherwise keep every connection open, even if its caller wants it closed.
    headers.connection = res.shouldKeepAlive ? 'keep-alive' : 'close'
  })
  return {
    /**
     * @param buffer the body, if it was read already
     * @param onEnd called when the server behind has finished with the request
     */
    web: (
      req: IncomingMessage,
      res: ServerResponse,
      { buffer, onEnd }: { buffer?: Readable; onEnd?: () => void } = {},
    ) => {
      const isChunked = req.headers['transfer-encoding'] !== undefined
      removeHopByHop(req.headers)
      // The length is not known, so the body is chunked again.
      if (isChunked) req.headers['transfer-encoding'] = 'chunked'
      // The proxy would pass on the address that a caller states.
      req.headers['x-forwarded-for'] = forwardedFor(req)
      if (onEnd) ends.set(req, onEnd)
      void proxy.web(req, res, buffer ? { buffer } : {}).catch(ignore)
    },
    socket: (req: IncomingMessage, socket: Duplex, head: Buffer) => {
      const { upgrade } = req.headers
      removeHopByHop(req.headers)
      Object.assign(req.headers, { connection: 'Upgrade', upgrade })
      if (socket instanceof Socket) void proxy.ws(req, socket, {}, head).catch(ignore)
      else socket.destroy()
    },
  }
}

/** The error event has reported it already. */
function ignore(): void {
  return undefined
}

function unavailable(res: ServerResponse): void {
  const headers = { 'content-type': 'application/json', 'retry-after': '5' }
  res.writeHead(503, headers)
  res.end(JSON.stringify({ success: false, error: 'The newsroom is not available right now.' }))
}
