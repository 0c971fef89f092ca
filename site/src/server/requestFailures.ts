import { homePath } from '@kariera/shared/routes'
import { errorText } from '@kariera/shared/rules/errors'
import { readerTexts } from '@kariera/shared/texts/reader'
import { AsyncLocalStorage } from 'node:async_hooks'
import { ServerResponse, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** What answers a request; it may fail. */
export type Door = (req: IncomingMessage, res: ServerResponse) => Promise<void> | void

/** For whom something is done: a connection, and the request on it that is being answered. */
type Caller = { socket: Socket; address?: string | undefined; url?: string; res?: ServerResponse }

/** Follows each request through timers, promises and streams. */
const callers = new AsyncLocalStorage<Caller>()

/** A door that fails answers 500 and says why in the log, never to the caller. */
export function safely(door: Door): RequestListener {
  return (req, res) => {
    const caller: Caller = {
      socket: req.socket,
      res,
      ...(req.url !== undefined && { url: req.url }),
    }
    const answer = async () => {
      try {
        await door(req, res)
      } catch (error) {
        failed(caller, error)
      }
    }
    callers.run(caller, () => void answer())
  }
}

/** Remembers whose each connection is, so that what fails while it is read can be told from what fails of our own. */
export function rememberCallers(server: Server): void {
  // Before Node's own listener, whose parser then works in this context.
  server.prependListener('connection', (socket: Socket) => {
    // Node keeps it from then on: of a connection that was reset meanwhile it could not be asked for.
    callers.enterWith({ socket, address: socket.remoteAddress })
  })
}

/** What is no request is answered as Node does, but in words where it may be a reader's: an address that is too long. */
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

/** Whether a part of an answer is on its way: nothing else may come between. By Node's own note, as its default does. */
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
 * An exception that nobody has caught is logged. Where it belongs to a request, only that one is given up; after any
 * other the process is in an unknown state, and ends to be started anew.
 */
export function outliveRequests(): void {
  process.on('uncaughtException', (error) => {
    const caller = callers.getStore()
    if (caller) {
      failed(caller, error)
      return
    }
    console.error(JSON.stringify({ event: 'server.crashed', ...toldOf(error) }))
    process.exit(1)
  })
}

function failed({ socket, url, res }: Caller, error: unknown): void {
  console.error(JSON.stringify({ event: 'server.failed', url, ...toldOf(error) }))
  try {
    if (!res || res.headersSent) socket.destroy()
    else {
      // What a door has noted for its own answer is not for this one.
      for (const name of res.getHeaderNames()) res.removeHeader(name)
      const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
      res.writeHead(500, headers).end('Something went wrong.\n')
    }
  } catch {
    socket.destroy()
  }
}

/** Where it happened too: it is a fault of ours. */
function toldOf(error: unknown) {
  const stack = error instanceof Error ? error.stack?.split('\n').slice(1, 4) : undefined
  return { error: errorText(error), ...(stack && { at: stack.map((line) => line.trim()) }) }
}
