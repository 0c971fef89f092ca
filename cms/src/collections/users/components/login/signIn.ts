import type { ClientUser } from 'payload'
import { z } from 'zod'
import { postRequest } from '../../../../admin/api/postRequest.ts'

/** What came of it: a session, or why not; `null` where the server gave no reason. */
export type SignInOutcome =
  { session: z.infer<typeof sessionSchema> } | { session: null; reason: string | null }

type Credentials = { email: unknown; password: unknown; remember: unknown }

const sessionSchema = z.object({
  /** Seconds of the Unix epoch. */
  exp: z.number(),
  token: z.string(),
  user: z.custom<ClientUser>((user) => typeof user === 'object' && user !== null),
})

/** Asks for a session; the reason of a refusal comes in `language`. Never throws. */
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
