import type { PayloadRequest } from 'payload'
import { settings } from '../../settings.ts'

/**
 * Whether a browser sent a request for a page of another site, as a form there may: by Sec-Fetch-Site, which no page can
 * set, and by Origin where a browser does not know it. What is no browser sends neither, and holds no cookie of anybody.
 */
export function isCrossSite({ headers }: Pick<PayloadRequest, 'headers'>): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = headers.get('origin')
  if (origin === null || origin === new URL(settings.adminUrl).origin) return false
  return !URL.canParse(origin) || new URL(origin).host !== headers.get('host')
}
