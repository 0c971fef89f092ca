import type { ClientUser } from 'payload'
import { z } from 'zod'
import { postRequest } from '../../../../admin/api/postRequest.ts'

/** Result of a sign-in: a session, or the reason for a refusal; `null` if the server gave none. */
export type SignInOutcome =
  { session: z.infer<typeof sessionSchema> } | { session: null; reason: string | null }

type Credentials = { email: unknown; password: unknown; remember: unknown }

const sessionSchema = z.object({
  /** Unix time, seconds. */
  exp: z.number(),
  token: z.string(),
  user: z.custom<ClientUser>((user) => typeof user === 'object' && user !== null),
})

/** Requests a session; the reason of a refusal is in `language`. Never throws. */
export async function signIn(
  apiRoute: string,
  credentials: Credentials,
  language: string,
): Promise<SignInOutcome> {
  const { status, value, reason } = await postRequest(
    { apiRoute, language },
    '/users/login',
    credentials,
  )
  const session = status === 200 ? sessionSchema.safeParse(value).data : undefined
  return session ? { session } : { session: null, reason }
}
