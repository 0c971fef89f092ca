import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { jwtVerify } from 'jose'

/** The cookie of Payload's sessions. */
const inCookie = /(?:^|;\s*)payload-token=([\w.-]+)/
const inHeader = /^(?:JWT|Bearer) ([\w.-]+)$/

/**
 * Returns the account of a call's session, by its signature and expiry: enough to decide in which queue it waits. The
 * cms decides whether the session still exists, and what it may do.
 *
 * @param payloadSecret Payload signs with a part of its hash
 * @returns the account's id as text; null without a session
 */
export function sessionReader(payloadSecret: string) {
  const hash = createHash('sha256').update(payloadSecret).digest('hex')
  const key = new TextEncoder().encode(hash.slice(0, 32))
  return async ({ headers }: Pick<IncomingMessage, 'headers'>): Promise<string | null> => {
    const token = tokenOf(headers)
    if (token === undefined) return null
    return jwtVerify(token, key, { algorithms: ['HS256'] }).then(
      ({ payload: { id } }) =>
        typeof id === 'number' || typeof id === 'string' ? String(id) : null,
      () => null,
    )
  }
}

/** Whether a call has a session token, even an expired or foreign one. */
export function bringsToken({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return tokenOf(headers) !== undefined
}

function tokenOf({ authorization, cookie }: IncomingMessage['headers']): string | undefined {
  return inHeader.exec(authorization ?? '')?.[1] ?? inCookie.exec(cookie ?? '')?.[1]
}
