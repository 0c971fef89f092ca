import type { ClientUser } from 'payload'
import { z } from 'zod'
import { postRequest, type Answer } from '#admin/api/postRequest.ts'

/** Result of a sign-in: a session, or the refusal. */
export type SignInOutcome =
  | { session: z.infer<typeof sessionSchema> }
  | { session: null; refusal: Answer }

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
  const answer = await postRequest({ apiRoute, language }, '/users/login', credentials)
  const session = answer.status === 200 ? sessionSchema.safeParse(answer.value).data : undefined
  return session ? { session } : { session: null, refusal: answer }
}
