import type { LogCall } from '@kariera/shared/contracts/writing'
import { formatAdminURL } from 'payload/shared'

/** So many failures of one page are told; the first says the most. */
const most = 5
/** Longest message, and longest details, characters. */
const longest = { message: 500, details: 4000 }

let page = ''
let told = 0

/** What has failed in an editor's browser; `details` are text. */
export type AdminFailure = Pick<LogCall, 'level' | 'message'> & { details: string }

/**
 * Tells the newsroom's log of a failure in an editor's browser (P-CALL-4). Never throws: where the newsroom cannot be
 * reached, the failure stands in the browser's console only.
 */
export function reportFailure(apiRoute: string, { level, message, details }: AdminFailure): void {
  if (page !== location.pathname) [page, told] = [location.pathname, 0]
  if (++told > most) return
  const call: LogCall = {
    timestamp: new Date().toISOString(),
    level,
    message: message.slice(0, longest.message) || '?',
    // The link of a forgotten password is a secret.
    details: [page.replace(/(\/reset\/).*/, '$1'), navigator.userAgent, details]
      .join('\n')
      .slice(0, longest.details),
    group: 'admin',
  }
  fetch(formatAdminURL({ apiRoute, path: '/logs' }), {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(call),
    keepalive: true,
  }).catch((error: unknown) => console.warn('logs.reporting.failed', error))
}
