import { homePath } from '@kariera/shared/routes'
import type { ServerResponse } from 'node:http'

/** The document may move once more: nobody remembers this without asking. */
export function redirectForGood(res: ServerResponse, target: string): void {
  const [path, query] = splitTarget(target)
  res.writeHead(308, { location: encodePath(path) + query, 'cache-control': 'no-cache' }).end()
}

/** What there is, and cannot be shown just now. */
export function unavailable(
  res: ServerResponse,
  what = 'This page is not available just now',
): void {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  res.writeHead(503, { ...headers, 'retry-after': '5' })
  res.end(`${what}. Please try again in a moment.\n`)
}

/** An address as a header takes it. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent)
}

/** An article that is not there sends its reader home; it may come back, so nobody remembers this. */
export function redirectHome(res: ServerResponse): void {
  res.writeHead(302, { location: homePath, 'cache-control': 'no-store' }).end()
}

/** What was asked for, and its query with the question mark. */
export function splitTarget(target: string): [path: string, query: string] {
  const mark = target.indexOf('?')
  return mark < 0 ? [target, ''] : [target.slice(0, mark), target.slice(mark)]
}
