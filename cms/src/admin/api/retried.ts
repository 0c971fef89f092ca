import { isUnreachable } from './postRequest.ts'

const attempts = 3

/** Pause before the next attempt, multiplied by the number of the previous attempt; milliseconds. */
const pauseMs = 1000

/** Waits between two attempts. */
export type Wait = (milliseconds: number) => Promise<void>

/**
 * Sends a call up to three times while there is no response or only one of a gateway (A-BAN-1), and while it is wanted.
 *
 * @returns the first response of the newsroom itself, or the last response
 * @throws what the last attempt threw; at once if the caller has aborted, or has waited for long enough
 */
export async function retried<Answer extends { status: number }>(
  ask: () => Promise<Answer>,
  isWanted: () => boolean = () => true,
  wait: Wait = pause,
): Promise<Answer> {
  for (let attempt = 1; ; attempt++) {
    let isLast = attempt === attempts
    try {
      const answer = await ask()
      isLast ||= !isWanted()
      if (isLast || !isUnreachable(answer)) return answer
    } catch (error) {
      if (isLast || isGivenUp(error)) throw error
    }
    await wait(pauseMs * attempt)
  }
}

function isGivenUp(error: unknown): boolean {
  return error instanceof DOMException && ['AbortError', 'TimeoutError'].includes(error.name)
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}
