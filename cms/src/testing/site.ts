import { hookMessageSchema, type HookReceipt } from '@kariera/shared/contracts/hook'
import type { PageState } from '@kariera/shared/contracts/state'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** The internal server of a site whose pages the test controls. */
export type TestSite = {
  /** Value for SITE_HOOKS. */
  hookAddress: string
  /** States that the site reports, by page; it has no other pages. */
  pages: Map<string, Partial<PageState>>
  /** The paths in each received message. */
  receivedPaths: string[][]
  /** Answers messages with a receipt or a refusal. By default every page was rendered. */
  answer: (paths: string[]) => HookReceipt | Promise<HookReceipt> | { refusal: number }
  /** Whether the site drops all connections. */
  asleep: boolean
  close: () => void
}

export const made = (paths: string[]): HookReceipt => ({
  rendered: paths.map((path) => ({ path, ms: 20 })),
  failed: [],
  remaining: 0,
})

export async function openSite(): Promise<TestSite> {
  const server = createServer((req, res) => void serve(site, req, res))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : address
  const site: TestSite = {
    hookAddress: `http://127.0.0.1:${port}/_site/hook`,
    pages: new Map(),
    receivedPaths: [],
    answer: made,
    asleep: false,
    close: () => server.close(),
  }
  return site
}

async function serve(site: TestSite, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(req.url ?? '/', 'http://site')
  if (site.asleep) res.destroy()
  else if (pathname === '/_site/state')
    json(res, 200, stateOf(site, searchParams.get('path') ?? ''))
  else await receive(site, req, res)
}

function stateOf({ pages }: TestSite, path: string): PageState {
  const none = { onDisk: false, dirty: false, error: null, renderedAt: null }
  return { path, ...none, ...pages.get(path) }
}

async function receive(site: TestSite, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const message = hookMessageSchema.parse(JSON.parse(await text(req)))
  const paths = message.type === 'publish' ? message.data.paths : []
  site.receivedPaths.push(paths)
  const answer = await site.answer(paths)
  if ('refusal' in answer) json(res, answer.refusal, { error: 'refused by the test' })
  else json(res, 200, answer)
}

function json(res: ServerResponse, status: number, value: unknown): void {
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}
