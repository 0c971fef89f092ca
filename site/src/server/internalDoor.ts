import type { SiteState } from '@kariera/shared/contracts/state'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HookAnswer } from '../publisher/hook.ts'

/** Longest webhook, bytes. */
const maximumBytes = 256 * 1024

/** The site's own port, for the cms and operators only: the hook and the state. */
export function internalDoor(options: {
  hook: (body: string, headers: IncomingMessage['headers']) => Promise<HookAnswer>
  state: () => SiteState
}) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const path = (req.url ?? '').split('?')[0]
    if (path === '/_site/state' && req.method === 'GET') {
      json(res, 200, options.state())
    } else if (path === '/_site/hook' && req.method === 'POST') {
      await receive(req, res)
    } else {
      json(res, 404, { error: 'There is nothing here.' })
    }
  }

  async function receive(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const body = await readBody(req)
    if (body === null) {
      json(res, 413, { error: `A message has at most ${maximumBytes} bytes.` })
      return
    }
    const answer = await options.hook(body, req.headers)
    if (answer.status === 200) json(res, 200, answer.receipt)
    else json(res, answer.status, { error: answer.error })
  }
}

/** @returns null when the body is longer than allowed; the rest of it is not read */
async function readBody(req: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = []
  let length = 0
  for await (const chunk of req) {
    const bytes: Buffer = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk))
    length += bytes.length
    if (length > maximumBytes) return null
    chunks.push(bytes)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function json(res: ServerResponse, status: number, value: unknown): void {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
  res.writeHead(status, headers).end(JSON.stringify(value))
}
