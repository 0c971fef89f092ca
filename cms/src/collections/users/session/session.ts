import { jwtSign, type PayloadRequest } from 'payload'
import { generateCookie, parseCookies } from 'payload/shared'
import { z } from 'zod'

/**
 * How a session is kept. `remembered`: the browser keeps it until it ends. `passing`: the browser forgets it when it is
 * closed, and it ends sooner in any case.
 */
export type SessionKind = 'remembered' | 'passing'

/** How long a session lasts that is not used, seconds: 30 days, or over a weekend. */
export const sessionSeconds: Record<SessionKind, number> = {
  remembered: 30 * 24 * 60 * 60,
  passing: 3 * 24 * 60 * 60,
}

/** What Payload signs; `kept` is ours. */
const claimsSchema = z.looseObject({
  sid: z.string(),
  kept: z.enum(['remembered', 'passing']).optional(),
})

const userSchema = z.object({ _sid: z.string() })

/** What a browser gets to hold a session. */
export type IssuedSession = { token: string; exp: number; cookie: string }

/**
 * Makes a session that Payload has opened one of a kind: there is only one expiry for all in a collection, and its
 * cookie always has it.
 *
 * @param token as Payload has just signed it
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

/** Of which kind the session is with which this request was made. */
export function kindOfSession(req: PayloadRequest): SessionKind {
  const { data: user } = userSchema.safeParse(req.user)
  const own = tokensOf(req)
    .map((token) => claimsSchema.safeParse(claimsOf(token)).data)
    .find((claims) => claims !== undefined && claims.sid === user?._sid)
  return own?.kept ?? 'passing'
}

/** Makes a browser forget its session. */
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

/** Both places where Payload looks for a token. */
function tokensOf(req: PayloadRequest): string[] {
  const bearer = req.headers.get('authorization')?.replace(/^(?:JWT|Bearer) /, '')
  return [bearer, parseCookies(req.headers).get(cookieName(req))].filter(
    (token) => token !== undefined,
  )
}

function cookieName({ payload }: PayloadRequest): string {
  return `${payload.config.cookiePrefix}-token`
}

/** Not verified here: Payload has signed it just now, or has let the request in with it. */
function claimsOf(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  } catch {
    return null
  }
}
