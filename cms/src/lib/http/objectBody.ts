import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { addDataAndFileToRequest, type PayloadRequest } from 'payload'
import { httpError } from './httpError.ts'
import { readBounded } from './boundedBody.ts'

/** Bytes of the JSON that is sent to a document, as many as Payload takes in a form: the longest article of the seed takes a tenth. */
export const maxBodyBytes = 1024 * 1024
/** The same of a call without a session: none of them brings a document. */
export const maxAnonymousBodyBytes = 16 * 1024
/**
 * What such JSON may be made of: each part is walked by every hook, and while one is walked nobody else is answered. A text of lists
 * within tables has some thirty levels; a book of 3,000 paragraphs has 10,000 parts.
 */
export const bodyBounds = {
  levels: 200,
  /** Objects and lists, all together. */
  parts: 20_000,
  /** Names in one object. */
  names: 500,
} as const

/**
 * Reads a body that says it is JSON, once for whoever asks the request for it, and refuses what is no object.
 *
 * @throws {APIError} 400 where it is none or too deep, 413 where it is too long
 */
export async function requireObject(req: PayloadRequest, maximumBytes: number): Promise<void> {
  const contentType = req.headers.get('content-type') ?? ''
  const type = contentType.split(';')[0]?.trim().toLowerCase()
  if (type?.startsWith('multipart/') && !wholeForm.test(contentType))
    throw httpError(req, backOfficeTexts.database.badRequest, 400)
  if (type !== 'application/json' || !req.body) return
  const text =
    read.get(req) ?? (await readBounded({ headers: req.headers, body: req.body }, maximumBytes))
  if (text === null || Buffer.byteLength(text) > maximumBytes)
    throw httpError(req, backOfficeTexts.request.tooLong(maximumBytes), 413)
  read.set(req, text)
  const value: unknown = text === '' ? {} : parsed(req, text)
  const trouble = troubleOf(value)
  if (trouble) throw httpError(req, trouble, 400)
  const given = { text: () => Promise.resolve(text), json: () => Promise.resolve(value) }
  Object.assign(req, given)
}

/** A form says by what its parts are held apart. */
const wholeForm = /^\s*multipart\/form-data\s*;.*\bboundary=(?:"[^"]|[^"\s;])/i

/** What is read once cannot be read again. */
const read = new WeakMap<PayloadRequest, string>()

/** The same of what a form holds in place of JSON. @throws {APIError} 400 where it is no object, or too deep */
export function requireObjectData(req: PayloadRequest, data: unknown): void {
  const trouble = troubleOf(data)
  if (trouble) throw httpError(req, trouble, 400)
}

/**
 * What a request has sent, as JSON or in a form.
 *
 * @throws {APIError} 400 where it is no object
 */
export async function sentObject(req: PayloadRequest): Promise<object> {
  await addDataAndFileToRequest(req)
  const data: unknown = req.data ?? {}
  requireObjectData(req, data)
  return typeof data === 'object' && data !== null ? data : {}
}

function parsed(req: PayloadRequest, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw httpError(req, backOfficeTexts.request.body, 400)
  }
}

function troubleOf(value: unknown): BackOfficeText | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return backOfficeTexts.request.body
  const bound = exceededBound(value)
  return bound && backOfficeTexts.request.tooMuch[bound](bodyBounds[bound])
}

/** Level by level: what is deep enough breaks any function that calls itself. */
function exceededBound(value: object): keyof typeof bodyBounds | null {
  let level: object[] = [value]
  let parts = 0
  for (let levels = 1; level.length > 0; levels += 1) {
    parts += level.length
    if (levels > bodyBounds.levels) return 'levels'
    if (parts > bodyBounds.parts) return 'parts'
    const next: object[] = []
    for (const part of level) {
      const values: unknown[] = Object.values(part)
      if (!Array.isArray(part) && values.length > bodyBounds.names) return 'names'
      for (const each of values) if (typeof each === 'object' && each !== null) next.push(each)
    }
    level = next
  }
  return null
}
