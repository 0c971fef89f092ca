import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { addDataAndFileToRequest, isolateObjectProperty, type PayloadRequest } from 'payload'
import { httpError } from './httpError.ts'
import { readBounded } from './boundedBody.ts'

/**
 * Largest JSON body of a document, bytes, as large as Payload allows in a form: the longest article of the seed takes a
 * tenth.
 */
export const maxBodyBytes = 1024 * 1024
/** Largest body without a session: such requests never contain a document. */
export const maxAnonymousBodyBytes = 16 * 1024
/**
 * Limits of the structure of such JSON: every hook walks through all parts, which blocks other requests. A text of
 * lists within tables has some thirty levels; a book of 3,000 paragraphs has 10,000 parts.
 */
export const bodyBounds = {
  levels: 200,
  /** Total number of objects and lists. */
  parts: 20_000,
  /** Names in one object. */
  names: 500,
} as const

/**
 * Reads a body that declares to be JSON, once, keeps it for later readers of the request, and refuses anything but an
 * object.
 *
 * @throws {APIError} 400 if it is not an object or too deep, 413 if it is too long
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

/** A multipart form must declare its boundary. */
const wholeForm = /^\s*multipart\/form-data\s*;.*\bboundary=(?:"[^"]|[^"\s;])/i

/** A body can be read only once. */
const read = new WeakMap<PayloadRequest, string>()

/**
 * Checks the data of a form like a JSON body.
 *
 * @throws {APIError} 400 if it is not an object, or too deep
 */
export function requireObjectData(req: PayloadRequest, data: unknown): void {
  const trouble = troubleOf(data)
  if (trouble) throw httpError(req, trouble, 400)
}

/**
 * Returns the data of a request, sent as JSON or in a form.
 *
 * @throws {APIError} 400 if it is not an object
 */
export async function sentObject(req: PayloadRequest): Promise<object> {
  await addDataAndFileToRequest(req)
  const data: unknown = req.data ?? {}
  requireObjectData(req, data)
  return typeof data === 'object' && data !== null ? data : {}
}

/** Returns the request for Payload's handlers, which would read the body again that was already read. */
export function withParsedBody(req: PayloadRequest): PayloadRequest {
  const parsed = isolateObjectProperty(req, 'body')
  Object.assign(parsed, { body: null })
  return parsed
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

/** Level by level, because very deep data would overflow the stack of a recursive function. */
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
