import { jwtSign, type PayloadRequest } from 'payload'
import { generateCookie, parseCookies } from 'payload/shared'
import { z } from 'zod'

/**
 * Kind of session. `remembered`: the browser keeps it until it expires. `passing`: the browser deletes it when it is
 * closed, and it expires sooner in any case.
 */
export type SessionKind = 'remembered' | 'passing'

/** Lifetime of an unused session, seconds: 30 days, or long enough for a weekend. */
export const sessionSeconds: Record<SessionKind, number> = {
  remembered: 30 * 24 * 60 * 60,
  passing: 3 * 24 * 60 * 60,
}

/** Claims that Payload signs; `kept` is ours. */
const claimsSchema = z.looseObject({
  sid: z.string(),
  kept: z.enum(['remembered', 'passing']).optional(),
})

const userSchema = z.object({ _sid: z.string() })

/** What a browser gets for a session. */
export type IssuedSession = { token: string; exp: number; cookie: string }

/**
 * Gives a session that Payload has opened its kind: a collection has only one expiry, and Payload's cookie always has
 * it.
 *
 * @param token that Payload has just signed
 */
export async function issueSession(
  req: PayloadRequest,
  token: string,
  kind: SessionKind,
): Promise<IssuedSession> {
  const claims = claimsSchema.parse(claimsOf(token))
  const seconds = sessionSeconds[kind]
  const signed = await jwtSign({
    fieldsToSign: { ...claims, kept: kind },
    secret: req.payload.secret,
    tokenExpiration: seconds,
  })
  const expires = kind === 'remembered' ? new Date(signed.exp * 1000) : undefined
  return { ...signed, cookie: sessionCookie(req, signed.token, expires) }
}

/** Returns the kind of the session of this request. */
export function kindOfSession(req: PayloadRequest): SessionKind {
  const { data: user } = userSchema.safeParse(req.user)
  const own = tokensOf(req)
    .map((token) => claimsSchema.safeParse(claimsOf(token)).data)
    .find((claims) => claims !== undefined && claims.sid === user?._sid)
  return own?.kept ?? 'passing'
}

/** Returns a cookie that removes the session from the browser. */
export function expiredCookie(req: PayloadRequest): string {
  return sessionCookie(req, '', new Date(0))
}

function sessionCookie(req: PayloadRequest, value: string, expires: Date | undefined): string {
  const { cookies } = req.payload.collections.users.config.auth
  return generateCookie<false>({
    name: cookieName(req),
    value,
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: cookies.secure,
    returnCookieAsObject: false,
    ...(expires && { expires }),
  })
}

/** Tokens from both places where Payload looks for them. */
function tokensOf(req: PayloadRequest): string[] {
  const bearer = req.headers.get('authorization')?.replace(/^(?:JWT|Bearer) /, '')
  return [bearer, parseCookies(req.headers).get(cookieName(req))].filter(
    (token) => token !== undefined,
  )
}

function cookieName({ payload }: PayloadRequest): string {
  return `${payload.config.cookiePrefix}-token`
}

/** Not verified here: Payload has just signed the token, or has accepted the request with it. */
function claimsOf(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  } catch {
    return null
  }
}
