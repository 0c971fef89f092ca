import type { PayloadRequest } from 'payload'
import { settings } from '../settings.ts'

/**
 * Whether a browser sent the request for a page of another site, for example by a form: by Sec-Fetch-Site, which no
 * page can set, or by Origin in browsers without it. Other clients send neither, and have no cookies of a user.
 */
export function isCrossSite({ headers }: Pick<PayloadRequest, 'headers'>): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site !== 'same-origin' && site !== 'none'
  const origin = headers.get('origin')
  if (origin === null || origin === new URL(settings.adminUrl).origin) return false
  return !URL.canParse(origin) || new URL(origin).host !== headers.get('host')
}
