/** What is answered to a call is data: it shows nothing, runs nothing, stands in no frame and in no index. */
const ofEveryCall = {
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-robots-tag': 'noindex',
}

/**
 * Gives an answer below `/api` the headers that it has not given itself. Those of next.config.ts would replace its own:
 * the sandbox of a file above all.
 */
export function withCallHeaders<Args extends unknown[]>(
  handle: (...args: Args) => Promise<Response>,
): (...args: Args) => Promise<Response> {
  return async (...args) => {
    const answer = await handle(...args)
    const headers = new Headers(answer.headers)
    for (const [name, value] of Object.entries(ofEveryCall)) {
      if (!headers.has(name)) headers.set(name, value)
    }
    const { status, statusText } = answer
    return new Response(answer.body, { status, statusText, headers })
  }
}
