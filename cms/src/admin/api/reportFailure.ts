import type { LogCall } from '@kariera/shared/contracts/writing'
import { formatAdminURL } from 'payload/shared'

/** Largest number of failures reported per page; the first ones say the most. */
const maxReports = 5
/** Longest message, and longest details, characters. */
const longest = { message: 500, details: 4000 }

let page = ''
let reportCount = 0

/** A failure in an editor's browser; `details` are text. */
export type AdminFailure = Pick<LogCall, 'level' | 'message'> & { details: string }

/**
 * Reports a failure in an editor's browser to the newsroom's log (P-CALL-4). Never throws: if the newsroom cannot be
 * reached, the failure is only in the browser's console.
 */
export function reportFailure(apiRoute: string, { level, message, details }: AdminFailure): void {
  if (page !== location.pathname) [page, reportCount] = [location.pathname, 0]
  if (++reportCount > maxReports) return
  const call: LogCall = {
    timestamp: new Date().toISOString(),
    level,
    message: message.slice(0, longest.message) || '?',
    // The address for a new password contains a secret.
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
