/** The outcome of sending a form. */
export type Answer =
  | { status: 'sent' }
  /** `message`: the server's message, if it has one; `waitMs`: how long nothing more is accepted, milliseconds. */
  | { status: 'refused'; message: string | null; waitMs: number | null }
  /** The call did not get through, or the response is not one of ours. */
  | { status: 'failed' }

/** How long a response may take, milliseconds; a mail server can be slow. */
const timeoutMs = 60_000

/** Sends the values of a form (contracts/writing.ts). */
export async function sendForm(address: string, body: object): Promise<Answer> {
  try {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    })
    return answerOf(answer, await answer.json())
  } catch {
    // The connection failed, or the response is not JSON: the reader is informed and can try again.
    return { status: 'failed' }
  }
}

/** @param body the body of the response: `{success: true}` or `{success: false, error}` */
export function answerOf(
  { ok, status, headers }: Pick<Response, 'ok' | 'status' | 'headers'>,
  body: unknown,
): Answer {
  if (typeof body !== 'object' || body === null || !('success' in body)) return { status: 'failed' }
  if (ok && body.success === true) return { status: 'sent' }
  const error = 'error' in body && typeof body.error === 'string' ? body.error : ''
  const seconds = Number(headers.get('retry-after'))
  return {
    status: 'refused',
    message: error || null,
    waitMs: status === 429 && seconds > 0 ? seconds * 1000 : null,
  }
}
