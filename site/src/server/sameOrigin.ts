import type { IncomingMessage } from 'node:http'

/**
 * Whether a call comes from a page of the address that it was sent to, as far as the browser says. Programs that are
 * no browsers say nothing, and are believed.
 */
export function isSameOrigin({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin, host } = headers
  return origin === undefined || (URL.canParse(origin) && new URL(origin).host === host)
}
