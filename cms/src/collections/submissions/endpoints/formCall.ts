import { honeypotField } from '@kariera/shared/rules/readerForms'
import { refusalTexts } from '@kariera/shared/texts/refusals'
import { readerTexts } from '@kariera/shared/texts/reader'
import { minutesToWait } from '@kariera/shared/rules/contactCooldown'
import { errorText } from '@kariera/shared/rules/errors'
import { isSameOrigin } from '@kariera/shared/rules/sameOrigin'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { readBounded } from '#lib/http/boundedBody.ts'
import { consumeRateLimit } from '#limits/rate-limit/limit.ts'
import { formLimit } from '../rateLimits.ts'
import { callerOf } from '#limits/caller.ts'
import { escapeHtml } from '@kariera/shared/rules/html'

/** A request from a page's script, or a form sent by a browser without scripts. */
export type FormCall = { isPlainForm: boolean; content: unknown }

/**
 * `POST /api/email/{name}`: a public endpoint for a form of the site. The response is always `{success, error?}`, or a
 * page for a plain form. Internal errors are logged, and the response contains only the specified message.
 *
 * @param page with the form, for browsers without scripts
 */
export function formEndpoint(
  name: 'contact' | 'branding',
  { maximumBytes, page }: { maximumBytes: number; page: string },
  answer: (req: PayloadRequest, call: FormCall) => Promise<Outcome>,
): Endpoint {
  return {
    path: `/email/${name}`,
    method: 'post',
    handler: async (req) => {
      const isPlainForm = isForm(req)
      const outcome = await received(req, isPlainForm).catch((error: unknown): Outcome => {
        req.payload.logger.error({
          event: `submissions.${name}.failed`,
          error: errorText(error),
        })
        return { status: 503, error: readerTexts.contact.failed }
      })
      return answerTo({ page, ...outcome }, isPlainForm)
    },
  }

  async function received(req: PayloadRequest, isPlainForm: boolean): Promise<Outcome> {
    const seconds = await consumeRateLimit(req.payload, `email-${name}`, formLimit, callerOf(req))
    if (seconds > 0) return tooSoon(seconds * 1000)
    if (!isSameOrigin((name) => req.headers.get(name)))
      return { status: 403, error: refusalTexts.elsewhere }
    const body = await readBounded(req, maximumBytes)
    if (body === null) return { status: 413, error: refusalTexts.tooLong }
    const content = isPlainForm ? formContent(body) : jsonContent(body)
    if (content === null) return notUnderstood
    // Bots get a success.
    if (trapped.safeParse(content).success) return { status: 200 }
    return answer(req, { isPlainForm, content })
  }
}

export const notUnderstood: Outcome = { status: 400, error: refusalTexts.notUnderstood }

/** Outcome for a sender during the cooldown or above the rate limit: states how many minutes to wait (R-CONT-2). */
export function tooSoon(ms: number): Outcome {
  const error = readerTexts.contact.wait.replace('{N}', String(minutesToWait(ms)))
  return { status: 429, error, retryAfter: Math.ceil(ms / 1000) }
}

const trapped = z.object({ [honeypotField]: z.string().min(1) })

function isForm(req: PayloadRequest): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(req.headers.get('content-type') ?? '')
}

function jsonContent(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

/** Largest number of names in a form. */
const maxNames = 200

/** A name that occurs more than once has several values; null if there are too many names. */
function formContent(body: string): Record<string, string | string[]> | null {
  const values = new Map<string, string[]>()
  for (const [name, value] of new URLSearchParams(body)) {
    const known = values.get(name)
    if (known) known.push(value)
    else if (values.size < maxNames) values.set(name, [value])
    else return null
  }
  return Object.fromEntries(
    [...values].map(([name, [value = '', ...others]]) => [
      name,
      others.length > 0 ? [value, ...others] : value,
    ]),
  )
}

/**
 * Result of a request: only a status if it succeeded. `page`: the page with the form; `retryAfter`: seconds until the
 * next attempt.
 */
export type Outcome = { status: number; error?: string; page?: string; retryAfter?: number }

/** Policy of the page below, which contains only text and a link back. */
const refusalPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'"

/** Returns the result as JSON for a page's script, or as a page for a plain form. */
function answerTo(outcome: Outcome & { page: string }, isPlainForm: boolean): Response {
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

/** A self-contained page. The typed text is still in the form, one step back. */
function refusalPage(error: string, page: string): string {
  const { notSentTitle, back } = refusalTexts
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
