import { homePath } from '@kariera/shared/routes'
import { errorText } from '@kariera/shared/rules/errors'
import { readerTexts } from '@kariera/shared/texts/reader'
import { AsyncLocalStorage } from 'node:async_hooks'
import { ServerResponse, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** A request handler; it may fail. */
export type Handler = (req: IncomingMessage, res: ServerResponse) => Promise<void> | void

/** The origin of some work: a connection, and its current request. */
type Caller = { socket: Socket; address?: string | undefined; url?: string; res?: ServerResponse }

/** Follows each request through timers, promises and streams. */
const callers = new AsyncLocalStorage<Caller>()

/**
 * Returns a listener that responds with 500 if the handler fails; the reason is only in the log, never in the response.
 */
export function safely(handler: Handler): RequestListener {
  return (req, res) => {
    const caller: Caller = {
      socket: req.socket,
      res,
      ...(req.url !== undefined && { url: req.url }),
    }
    const answer = async () => {
      try {
        await handler(req, res)
      } catch (error) {
        failed(caller, error)
      }
    }
    callers.run(caller, () => void answer())
  }
}

/**
 * Remembers the caller of each connection, so that errors while reading it can be distinguished from errors of our own.
 */
export function rememberCallers(server: Server): void {
  // Added before Node's own listener, whose parser then works in this context.
  server.prependListener('connection', (socket: Socket) => {
    // Node caches the address once it is read; after a reset of the connection it could not be read any more.
    callers.enterWith({ socket, address: socket.remoteAddress })
  })
}

/**
 * Responds to malformed requests as Node does, but with a readable page if it may be a reader's request: an address
 * that is too long.
 */
export function answerMalformed(server: Server): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const { code } = error
    if (code === 'ECONNRESET' || !socket.writable || isBeingAnswered(socket)) socket.destroy()
    else if (code === 'HPE_HEADER_OVERFLOW') socket.end(tooLong)
    else if (code === 'ERR_HTTP_REQUEST_TIMEOUT')
      socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n')
    else socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n')
  })
}

/**
 * Whether a part of a response was sent already: then nothing else may be written. It uses Node's internal field, as
 * Node's default does.
 */
function isBeingAnswered(socket: Duplex): boolean {
  const answer: unknown = Reflect.get(socket, '_httpMessage')
  return answer instanceof ServerResponse && answer.headersSent
}

const { tooLongAddress, home } = readerTexts.frame
const page =
  `<!doctype html><html lang="bg"><meta charset="utf-8"><title>${tooLongAddress}</title>` +
  `<p>${tooLongAddress} <a href="${homePath}">${home}</a></p></html>\n`
const tooLong = [
  'HTTP/1.1 431 Request Header Fields Too Large',
  'Connection: close',
  'Cache-Control: no-store',
  'Content-Type: text/html; charset=utf-8',
  `Content-Length: ${Buffer.byteLength(page)}`,
  '',
  page,
].join('\r\n')

/**
 * Logs uncaught exceptions. If one belongs to a request, only that request is given up; after any other the process is
 * in an unknown state, and ends to be restarted.
 */
export function outliveRequests(): void {
  process.on('uncaughtException', (error) => {
    const caller = callers.getStore()
    if (caller) {
      failed(caller, error)
      return
    }
    console.error(JSON.stringify({ event: 'server.crashed', ...logFieldsOf(error) }))
    process.exit(1)
  })
}

function failed({ socket, url, res }: Caller, error: unknown): void {
  console.error(JSON.stringify({ event: 'server.failed', url, ...logFieldsOf(error) }))
  try {
    if (!res || res.headersSent) socket.destroy()
    else {
      // Headers that the handler has set for its own response do not belong to this one.
      for (const name of res.getHeaderNames()) res.removeHeader(name)
      const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
      res.writeHead(500, headers).end('Something went wrong.\n')
    }
  } catch {
    socket.destroy()
  }
}

/** Includes the place in the code, because it is an error of ours. */
function logFieldsOf(error: unknown) {
  const stack = error instanceof Error ? error.stack?.split('\n').slice(1, 4) : undefined
  return { error: errorText(error), ...(stack && { at: stack.map((line) => line.trim()) }) }
}
