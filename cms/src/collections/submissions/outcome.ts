import { escapeHtml } from '@kariera/shared/rules/html'
import { submissionTexts } from '@kariera/shared/texts/submissions'

/**
 * What came of a call: nothing but its status where it succeeded. `page`: where the form stands; `retryAfter`: when to
 * come again, seconds.
 */
export type Outcome = { status: number; error?: string; page?: string; retryAfter?: number }

/** The page below shows itself, and leads back. */
const refusalPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

/** The same answer for a page's script, as JSON, and for who has none, as a page. */
export function answerTo(outcome: Outcome & { page: string }, isPlainForm: boolean): Response {
  const { status, error, retryAfter } = outcome
  const headers = new Headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' })
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter))
  if (!isPlainForm) {
    const answer = error === undefined ? { success: true } : { success: false, error }
    return Response.json(answer, { status, headers })
  }
  if (error === undefined) {
    headers.set('location', `${outcome.page}#sent`)
    return new Response(null, { status: 303, headers })
  }
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-security-policy', refusalPolicy)
  return new Response(refusalPage(error, outcome.page), { status, headers })
}

/** Needs nothing but itself. What was typed stands in the form yet, one step back. */
function refusalPage(error: string, page: string): string {
  const { notSentTitle, back } = submissionTexts
  return `<!doctype html>
<html lang="bg">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta name="robots" content="noindex">
    <meta name="color-scheme" content="light dark">
    <title>${notSentTitle}</title>
    <style>
      body { max-width: 36rem; margin: 0 auto; padding: 15vh 1.5rem; font: 1.125rem/1.5 system-ui, sans-serif }
      a { color: light-dark(#0f66ad, #8cc4f5) }
    </style>
  </head>
  <body>
    <h1>${notSentTitle}</h1>
    <p role="alert">${escapeHtml(error)}</p>
    <p><a href="${escapeHtml(page)}">${back}</a></p>
  </body>
</html>
`
}
