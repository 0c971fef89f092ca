import { z } from 'zod'
import type { FetchLayer } from '#admin/api/pageFetch.ts'

const sessionSchema = z.object({ user: z.unknown() })

/**
 * Sends a change again that was refused because the session has ended: by its time, a new password, or a new secret of the
 * newsroom. Other refusals pass unchanged, and so do those of a user who does not want to sign in again.
 *
 * @param apiRoute of the newsroom: `/api`
 * @param signInAgain asks the user. @returns whether there is a session again
 */
export const signedInFetch =
  (apiRoute: string, signInAgain: () => Promise<boolean>): FetchLayer =>
  (send) =>
  async (input, init) => {
    const answer = await send(input, init)
    if (!isRefused(answer) || !isChange(input, init, apiRoute)) return answer
    const isOver = await send(`${apiRoute}/users/me`, { credentials: 'include' }).then(
      isOfNobody,
      () => false,
    )
    return isOver && (await signInAgain()) ? send(input, init) : answer
  }

function isRefused({ status }: Response): boolean {
  return status === 401 || status === 403
}

/** The calls of accounts themselves, such as a sign-in with a wrong password, say what they mean. */
function isChange(input: RequestInfo | URL, init: RequestInit | undefined, apiRoute: string) {
  const method = init?.method?.toUpperCase() ?? 'GET'
  const { pathname } = new URL(input instanceof Request ? input.url : input, 'http://here')
  const isOfAccounts = /^\/users\/[a-z-]+$/.test(pathname.slice(apiRoute.length))
  return method !== 'GET' && pathname.startsWith(`${apiRoute}/`) && !isOfAccounts
}

async function isOfNobody(answer: Response): Promise<boolean> {
  const { data } = sessionSchema.safeParse(await answer.json().catch(() => null))
  return answer.ok && data?.user === null
}
