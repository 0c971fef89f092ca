import { homePath } from '@kariera/shared/routes'
import type { ServerResponse } from 'node:http'

/** Redirects permanently. The document may move again, so the redirect is not cached without revalidation. */
export function redirectForGood(res: ServerResponse, target: string): void {
  const [path, query] = splitTarget(target)
  res.writeHead(308, { location: encodePath(path) + query, 'cache-control': 'no-cache' }).end()
}

/** Responds that something exists but cannot be shown now. */
export function unavailable(
  res: ServerResponse,
  what = 'This page is not available just now',
): void {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' }
  res.writeHead(503, { ...headers, 'retry-after': '5' })
  res.end(`${what}. Please try again in a moment.\n`)
}

/** Encodes an address for a header. */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent)
}

/** Redirects the reader of a missing article to home; the article may come back, so the redirect is not cached. */
export function redirectHome(res: ServerResponse): void {
  res.writeHead(302, { location: homePath, 'cache-control': 'no-store' }).end()
}

/** Returns the path, and the query with its question mark. */
export function splitTarget(target: string): [path: string, query: string] {
  const mark = target.indexOf('?')
  return mark < 0 ? [target, ''] : [target.slice(0, mark), target.slice(mark)]
}
