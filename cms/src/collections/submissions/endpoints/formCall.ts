import { honeypotField } from '@kariera/shared/contracts/writing'
import { submissionTexts } from '@kariera/shared/texts/submissions'
import { readerTexts } from '@kariera/shared/texts/reader'
import { minutesToWait } from '@kariera/shared/rules/cooldown'
import { errorText } from '@kariera/shared/rules/errors'
import { isSameOrigin } from '@kariera/shared/rules/sameOrigin'
import type { Endpoint, PayloadRequest } from 'payload'
import { z } from 'zod'
import { readBounded } from '../../../lib/http/boundedBody.ts'
import { consumeRateLimit, type Limit } from '../../../lib/rate-limit/limit.ts'
import { callerOf } from '../../../lib/http/caller.ts'
import { answerTo, type Outcome } from '../outcome.ts'

/** How often one network may ask one of the doors, whatever comes of it. */
const most: Limit = { calls: 200, seconds: 600 }

/** What came: from the script of a page, or from a form of a browser without one. */
export type FormCall = { isPlainForm: boolean; content: unknown }

/**
 * `POST /api/email/{name}`: a public call that a form of the site makes. Always answered `{success, error?}`, a plain form
 * with a page; what goes wrong with us is logged, and told in no more than the specified words.
 *
 * @param page where the form stands, for who has no script
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
          event: `correspondence.${name}.failed`,
          error: errorText(error),
        })
        return { status: 503, error: readerTexts.contact.failed }
      })
      return answerTo({ page, ...outcome }, isPlainForm)
    },
  }

  async function received(req: PayloadRequest, isPlainForm: boolean): Promise<Outcome> {
    const seconds = await consumeRateLimit(req.payload, `email-${name}`, most, callerOf(req))
    if (seconds > 0) return tooSoon(seconds * 1000)
    if (!isSameOrigin((name) => req.headers.get(name)))
      return { status: 403, error: submissionTexts.elsewhere }
    const body = await readBounded(req, maximumBytes)
    if (body === null) return { status: 413, error: submissionTexts.tooLong }
    const content = isPlainForm ? formContent(body) : jsonContent(body)
    if (content === null) return notUnderstood
    // To a program all is said to be well.
    if (trapped.safeParse(content).success) return { status: 200 }
    return answer(req, { isPlainForm, content })
  }
}

export const notUnderstood: Outcome = { status: 400, error: submissionTexts.notUnderstood }

/** Who has written lately, or is writing too often, is told how many minutes to wait (R-CONT-2). */
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

/** More names than any form has. */
const maxNames = 200

/** Names that come more than once have several values; null where there are too many. */
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
