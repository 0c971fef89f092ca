import type { PublishTime } from '@kariera/shared/contracts/publishTimes'
import type { PageState, SiteState } from '@kariera/shared/contracts/state'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { HookAnswer } from '../publisher/hook.ts'
import type { VerifyAnswer } from '../publisher/verify.ts'
import { readBody } from './readBody.ts'

/** Longest message, bytes. */
const maximumBytes = 1024 * 1024

type Signed<Answer> = (body: string, headers: IncomingMessage['headers']) => Promise<Answer>

/**
 * The site's internal port, for the cms and operators only: the hook, the state, the times of recent publishes, and
 * the comparison with a fresh render.
 */
export function internalServer(options: {
  hook: Signed<HookAnswer>
  verify: Signed<VerifyAnswer>
  state: () => SiteState
  pageState: (path: string) => PageState
  times: () => PublishTime[]
}) {
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    const [path = '', query] = (req.url ?? '').split('?', 2)
    const page = new URLSearchParams(query).get('path')
    switch (`${req.method} ${path}`) {
      case 'GET /_site/state':
        json(res, 200, page === null ? options.state() : options.pageState(page))
        return
      case 'GET /_site/times':
        json(res, 200, options.times())
        return
      case 'POST /_site/hook':
        await receive(req, res, options.hook)
        return
      case 'POST /_site/verify':
        await receive(req, res, options.verify)
        return
      default:
        json(res, 404, { error: 'There is nothing here.' })
    }
  }
}

async function receive(
  req: IncomingMessage,
  res: ServerResponse,
  endpoint: Signed<HookAnswer | VerifyAnswer>,
): Promise<void> {
  const body = await readBody(req, maximumBytes)
  if (body === null) {
    json(res, 413, { error: `A message has at most ${maximumBytes} bytes.` })
    return
  }
  const answer = await endpoint(body, req.headers)
  if (answer.status === 200) json(res, 200, 'receipt' in answer ? answer.receipt : answer.report)
  else json(res, answer.status, { error: answer.error })
}

function json(res: ServerResponse, status: number, value: unknown): void {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' }
  res.writeHead(status, headers).end(JSON.stringify(value))
}
