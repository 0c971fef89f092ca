/** Headers of every API response: it is data, which must not be rendered, run, framed or indexed. */
const ofEveryCall = {
  'content-security-policy':
    "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-robots-tag': 'noindex',
}

/**
 * Adds headers to a response below `/api`, except those that it has set itself. Headers in next.config.ts would replace
 * its own, most importantly the sandbox of a file.
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
