import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { jwtVerify } from 'jose'

/** The cookie of the newsroom's sessions, as Payload names it. */
const inCookie = /(?:^|;\s*)payload-token=([\w.-]+)/
const inHeader = /^(?:JWT|Bearer) ([\w.-]+)$/

/**
 * Whose session a call brings, by its signature and its end: enough to say in which line it waits. Whether it still is one, and
 * what it may do, the newsroom says.
 *
 * @param payloadSecret of which Payload signs with a part of the hash
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

/** Whether a call brings a session, be it one that is over or none of ours. */
export function bringsToken({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return tokenOf(headers) !== undefined
}

function tokenOf({ authorization, cookie }: IncomingMessage['headers']): string | undefined {
  return inHeader.exec(authorization ?? '')?.[1] ?? inCookie.exec(cookie ?? '')?.[1]
}
