import { functionalityTexts } from '@kariera/shared/texts/reader'
import { isObject } from '../search/searchAnswer.ts'
import { fillIn } from './fillIn.ts'

const { faults } = functionalityTexts

/** How long a response may take, milliseconds. */
const timeoutMs = 15_000

/** A response; `url` is the last address after redirects. */
export type Reply = { address: string; status: number; url: URL; headers: Headers; text: string }

/**
 * Requests an address of the site as a visitor who is not signed in.
 *
 * @throws {Error} a sentence for the reader, if there is no response
 */
async function ask(address: string, init: RequestInit = {}): Promise<Reply> {
  try {
    const response = await fetch(address, {
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
      ...init,
    })
    const { status, headers, url } = response
    return { address, status, url: new URL(url), headers, text: await response.text() }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Error(fillIn(faults.unreachable, { address, reason }), { cause: error })
  }
}

/** @throws {Error} a sentence for the reader, if the status differs */
export async function page(address: string, expected = 200): Promise<Reply> {
  const reply = await ask(address)
  if (reply.status === expected) return reply
  throw wrongStatus(reply, String(expected))
}

/** Returns the JSON object of a public call. */
export async function json(address: string): Promise<Record<string, unknown>> {
  const { text } = await page(address)
  const value = parsed(text)
  if (!isObject(value)) throw wrongShape(address)
  return value
}

/** Returns the documents that a public call lists. */
export async function docs(address: string): Promise<Record<string, unknown>[]> {
  const answer = await json(address)
  if (!Array.isArray(answer.docs)) throw wrongShape(address)
  const list: unknown[] = answer.docs
  return list.map((one) => {
    if (!isObject(one)) throw wrongShape(address)
    return one
  })
}

/**
 * Sends something that must be refused: because it is invalid, or because this visitor has sent too much already.
 *
 * @throws {Error} a sentence for the reader, if it is not refused
 */
export async function refused(address: string, value: unknown): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const reply = await ask(address, { method: 'POST', headers, body: JSON.stringify(value) })
  if (![400, 429].includes(reply.status)) throw wrongStatus(reply, '400')
}

/** @throws {Error} a sentence for the reader, if the page does not contain the text */
export function contains({ address, text }: Reply, wanted: string): void {
  if (!text.includes(wanted)) throw new Error(fillIn(faults.text, { address, text: wanted }))
}

/** @throws {Error} a sentence for the reader, if a redirect has led elsewhere */
export function ledTo({ address, url }: Reply, expected: string): void {
  const target = url.pathname
  if (target !== expected) throw new Error(fillIn(faults.target, { address, target, expected }))
}

/** @throws {Error} a sentence for the reader, if the header has another value */
export function hasHeader({ address, headers }: Reply, name: string, expected: string): void {
  const value = headers.get(name) ?? ''
  if (value.includes(expected)) return
  throw new Error(fillIn(faults.header, { address, name, value, expected }))
}

export function wrongShape(address: string): Error {
  return new Error(fillIn(faults.shape, { address }))
}

function wrongStatus({ address, status }: Reply, expected: string): Error {
  return new Error(fillIn(faults.status, { address, status: String(status), expected }))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // A text that is not JSON does not have the expected shape.
    return undefined
  }
}
