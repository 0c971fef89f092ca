import type { ClientUser } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { z } from 'zod'

/** What came of it: a session, or why not; `null` where the server gave no reason. */
export type SignInOutcome =
  { session: z.infer<typeof sessionSchema> } | { session: null; reason: string | null }

type Credentials = { email: unknown; password: unknown }

const sessionSchema = z.object({
  /** Seconds of the Unix epoch. */
  exp: z.number(),
  token: z.string(),
  user: z.custom<ClientUser>((user) => typeof user === 'object' && user !== null),
})

const refusalSchema = z.object({ errors: z.array(z.object({ message: z.string().min(1) })).min(1) })

/** Asks for a session; the reason of a refusal comes in `language`. Never throws. */
export async function signIn(
  apiRoute: string,
  credentials: Credentials,
  language: string,
): Promise<SignInOutcome> {
  try {
    const response = await fetch(formatAdminURL({ apiRoute, path: '/users/login' }), {
      method: 'POST',
      credentials: 'include',
      headers: { 'Accept-Language': language, 'Content-Type': 'application/json' },
      body: JSON.stringify(credentials),
    })
    const answer: unknown = await response.json()
    if (response.ok) return { session: sessionSchema.parse(answer) }
    const [refusal] = refusalSchema.parse(answer).errors
    return { session: null, reason: refusal?.message ?? null }
  } catch {
    return { session: null, reason: null }
  }
}
