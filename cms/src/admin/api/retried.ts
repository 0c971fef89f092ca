/**
 * Nobody has answered, or somebody who is not the newsroom: a gateway whose server is just being started anew. 0 is how
 * admin/api/postRequest.ts says that.
 */
const busy = new Set([0, 502, 503, 504])

const attempts = 3

/** Before the next attempt, times the number of the one before it (back-office.md, section 9); milliseconds. */
const pauseMs = 1000

/** How long is waited between two attempts. */
export type Wait = (milliseconds: number) => Promise<void>

/**
 * What concerns banners is asked up to three times, where nobody answers or a gateway does (A-BAN-1).
 *
 * @returns the first real answer, or the last one
 * @throws what the last attempt threw; at once where the caller has given up
 */
export async function retried<Answer extends { status: number }>(
  ask: () => Promise<Answer>,
  wait: Wait = pause,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    const isLast = attempt === attempts
    try {
      const answer = await ask()
      if (isLast || !busy.has(answer.status)) return answer
    } catch (error) {
      if (isLast || isGivenUp(error)) throw error
    }
    await wait(pauseMs * attempt)
  }
}

function isGivenUp(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError'
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
