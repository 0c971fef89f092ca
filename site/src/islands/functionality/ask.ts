import { functionalityTexts } from '@kariera/shared/texts/reader'
import { isObject } from '../search/searchAnswer.ts'
import { fillIn } from './fillIn.ts'

const { faults } = functionalityTexts

/** An answer that takes longer has failed, milliseconds. */
const timeoutMs = 15_000

/** What came back, and where from: `url` is the last address that a redirect has led to. */
export type Reply = { address: string; status: number; url: URL; headers: Headers; text: string }

/**
 * Asks the site as a visitor does who is not signed in.
 *
 * @throws {Error} a sentence to the reader, where nothing comes back
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

/** @throws {Error} a sentence to the reader, where the status is another one */
export async function page(address: string, expected = 200): Promise<Reply> {
  const reply = await ask(address)
  if (reply.status === expected) return reply
  throw wrongStatus(reply, String(expected))
}

/** The object that a public call answers. */
export async function json(address: string): Promise<Record<string, unknown>> {
  const { text } = await page(address)
  const value = parsed(text)
  if (!isObject(value)) throw wrongShape(address)
  return value
}

/** The documents that a public call lists. */
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
 * Sends something that has to be refused: for what it is, or because this visitor has sent too much already.
 *
 * @throws {Error} a sentence to the reader, where it is not
 */
export async function refused(address: string, value: unknown): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  const reply = await ask(address, { method: 'POST', headers, body: JSON.stringify(value) })
  if (![400, 429].includes(reply.status)) throw wrongStatus(reply, '400')
}

/** @throws {Error} a sentence to the reader, where a page lacks what it should say */
export function contains({ address, text }: Reply, wanted: string): void {
  if (!text.includes(wanted)) throw new Error(fillIn(faults.text, { address, text: wanted }))
}

/** @throws {Error} a sentence to the reader, where a redirect has led elsewhere */
export function ledTo({ address, url }: Reply, expected: string): void {
  const target = url.pathname
  if (target !== expected) throw new Error(fillIn(faults.target, { address, target, expected }))
}

/** @throws {Error} a sentence to the reader, where a header is not so */
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
    // No JSON at all is not the shape that was expected.
    return undefined
  }
}
