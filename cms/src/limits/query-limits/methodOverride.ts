import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { readBounded } from '../../lib/http/boundedBody.ts'
import { maxQueryLength } from './bounds.ts'

/** Header with which the admin's relationship and upload fields send a query that may be too long for an address. */
const ofTheAdmin = 'x-payload-http-method-override'

/** None of our pages sends them. */
const others = ['x-http-method-override', 'x-http-method', 'x-method-override']

const form = 'application/x-www-form-urlencoded'

/** Marks a GET that was converted from a form. A caller who sends this header can only be refused for it. */
const madeOfForm = 'x-made-of-form'

/**
 * Wraps the REST handler with a check of method overrides: with one, Payload reads a query of any length from the body.
 * The admin's override is accepted up to a limit; callers without a session are refused later (boundedEndpoint.ts). All
 * other overrides are refused.
 *
 * @param answer gets the request as a plain GET if it was overridden
 */
export async function withoutMethodOverride(
  request: Request,
  answer: (request: Request) => Promise<Response>,
): Promise<Response> {
  const { headers } = request
  if (others.some((name) => headers.has(name))) return refuse(400)
  if (!headers.has(ofTheAdmin)) return answer(request)
  const isQuery =
    request.method === 'POST' &&
    headers.get(ofTheAdmin) === 'GET' &&
    headers.get('content-type')?.split(';')[0]?.trim() === form
  if (!isQuery) return refuse(400)
  const search = await readBounded(request, maxQueryLength)
  if (search === null) return refuse(413)
  return answer(queryOf(request, search))
}

/** Whether a request was a form in place of a GET. */
export function cameAsForm({ headers }: Pick<Request, 'headers'>): boolean {
  return headers.has(madeOfForm)
}

function queryOf({ url, headers, signal }: Request, search: string): Request {
  const plain = new Headers(headers)
  for (const name of [ofTheAdmin, 'content-type', 'content-length']) plain.delete(name)
  const address = new URL(url)
  address.search = [address.search.slice(1), search].filter(Boolean).join('&')
  plain.set(madeOfForm, '1')
  return new Request(address, { method: 'GET', headers: plain, signal })
}

function refuse(status: number): Response {
  const message = backOfficeTexts.query.override.en
  return Response.json({ errors: [{ message }] }, { status })
}
