import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { readBounded } from '../http/boundedBody.ts'
import { maxQueryLength } from './bounds.ts'

/** By it the admin's relationship and upload fields send a question that may be too long for an address. */
const ofTheAdmin = 'x-payload-http-method-override'

/** Nobody of ours sends them. */
const others = ['x-http-method-override', 'x-http-method', 'x-method-override']

const form = 'application/x-www-form-urlencoded'

/** Marks a GET that was made of a form. Who sends it by himself is only refused. */
const madeOfForm = 'x-made-of-form'

/**
 * What answers REST, behind the check of method overrides: Payload reads a question of any length from the body of one.
 * The admin's is taken, up to a bound; who is not signed in is refused at the door (boundedDoor.ts). Others are refused.
 *
 * @param answer gets the request as a plain GET where it was overridden
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

/** Whether a request was a form that stood for a GET. */
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
  const message = backOfficeTexts.question.override.en
  return Response.json({ errors: [{ message }] }, { status })
}
