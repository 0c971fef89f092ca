import { formatAdminURL } from 'payload/shared'
import { z } from 'zod'

/** What came back; `reason` is what the newsroom says of a refusal, in the reader's language, null where it does not. */
export type Answer = { status: number; value: unknown; reason: string | null }

const refusalSchema = z.object({ errors: z.array(z.object({ message: z.string().min(1) })).min(1) })

/**
 * Posts to the newsroom's own REST, from a browser. Never throws: the status is 0 where nobody answers, or what answers
 * is not the newsroom.
 *
 * @param path below the route of the API, as `/users/login`
 */
export async function askNewsroom(
  { apiRoute, language }: { apiRoute: string; language: string },
  path: `/${string}`,
  body: object = {},
): Promise<Answer> {
  try {
    const response = await fetch(formatAdminURL({ apiRoute, path }), {
      method: 'POST',
      credentials: 'include',
      headers: { 'Accept-Language': language, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const value: unknown = await response.json()
    const reason = refusalSchema.safeParse(value).data?.errors[0]?.message ?? null
    return { status: response.status, value, reason }
  } catch {
    return { status: 0, value: null, reason: null }
  }
}
