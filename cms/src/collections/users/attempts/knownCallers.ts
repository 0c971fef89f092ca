import { now } from '@kariera/shared/clock'
import type { User } from '@kariera/shared/payload-types'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { generateCookie, parseCookies } from 'payload/shared'
import { connectionOf } from '#lib/db/connection.ts'
import { callerOf } from '#limits/caller.ts'
import { settings } from '#settings.ts'
import { isRemembered, remember, type Limit } from './attempts.ts'
import { passwordsOfAddress, passwordsOfDevice, passwordsOfNetwork } from './limits.ts'
import { storedPasswordOf, type StoredPassword } from './passwordHash.ts'

/** Lifetime of a device cookie, seconds: a year. */
const deviceSeconds = 365 * 24 * 60 * 60

/** How long a network is known after the last sign-in from it, milliseconds: 90 days. */
const networkMs = 90 * 24 * 60 * 60_000

const networkKind = 'known network'

/** Where tries for one address are counted together. */
export type Line = { limit: Limit; subject: string }

/**
 * Returns the line in which a try for an address is counted: that of a device or a network from which its owner has
 * signed in, or the one that all strangers share. So strangers can lock out each other only.
 *
 * @param stored password of the account, null if there is none: a new password makes strangers of all callers
 */
export async function lineOf(
  req: PayloadRequest,
  email: string,
  stored: StoredPassword | null,
): Promise<Line> {
  const device = deviceOf(req, email, stored)
  if (device !== null) return { limit: passwordsOfDevice, subject: `${email}\n${device}` }
  const network = callerOf(req)
  if (network !== null) {
    const subject = networkKey(email, stored, network)
    if (await isRemembered(req.payload.db.drizzle, networkKind, subject))
      return { limit: passwordsOfNetwork, subject }
  }
  return { limit: passwordsOfAddress, subject: email }
}

/** After a sign-in, or a new password or address of one's own: remembers the network of the caller, and gives the browser a device cookie. */
export async function rememberCaller(req: PayloadRequest, { id, email }: User): Promise<void> {
  const stored = await storedPasswordOf(req, 'id', id)
  const network = callerOf(req)
  const until = new Date(now().getTime() + networkMs)
  if (network !== null)
    await remember(await connectionOf(req), networkKind, networkKey(email, stored, network), until)
  req.responseHeaders ??= new Headers()
  req.responseHeaders.append('set-cookie', deviceCookie(req, email, stored))
}

function networkKey(email: string, stored: StoredPassword | null, network: string): string {
  return `${email}\n${stored?.salt ?? ''}\n${network}`
}

/** A random name of the device, and a proof that its browser has signed in with this address and this password. */
function deviceCookie(req: PayloadRequest, email: string, stored: StoredPassword | null): string {
  const name = randomBytes(16).toString('base64url')
  return generateCookie<false>({
    name: cookieName(req),
    value: `${name}.${proofOf(name, email, stored)}`,
    path: `${req.payload.config.routes.api}/users`,
    httpOnly: true,
    sameSite: 'Strict',
    secure: req.payload.collections.users.config.auth.cookies.secure,
    maxAge: deviceSeconds,
    returnCookieAsObject: false,
  })
}

/** Returns the name of the device of a request; null if it has none for this account. */
function deviceOf(
  req: PayloadRequest,
  email: string,
  stored: StoredPassword | null,
): string | null {
  const cookie = parseCookies(new Headers(req.headers)).get(cookieName(req)) ?? ''
  const [name = '', proof = ''] = cookie.split('.')
  const [given, right] = [Buffer.from(proof), Buffer.from(proofOf(name, email, stored))]
  const isRight = given.length === right.length && timingSafeEqual(given, right)
  return isRight && stored !== null ? name : null
}

function proofOf(name: string, email: string, stored: StoredPassword | null): string {
  const hash = createHmac('sha256', settings.payloadSecret)
  return hash.update(`kariera device\n${email}\n${stored?.salt ?? ''}\n${name}`).digest('base64url')
}

function cookieName({ payload }: PayloadRequest): string {
  return `${payload.config.cookiePrefix}-device`
}
