import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { AfterErrorHook } from 'payload'
import { inLanguageOf } from '../i18n/language.ts'

/** PostgreSQL's error codes for bad input: invalid values, an unknown function, a missing referenced document. */
const badInput = /^(?:22...|42883|42804|23503)$/
/** Messages of the form parser about invalid or truncated forms. */
const brokenForm =
  /^(?:Malformed (?:part header|content type|urlencoded form)|Unexpected end of (?:form|file)|Multipart: Boundary not found|Multipart (?:request size )?limit has been reached|Request is not eligible for file upload)$/
/** Codes of a deadlock or a serialization failure. */
const collision = /^(?:40001|40P01)$/
/**
 * Message of the connection pool when all connections are taken for too long (databasePool.ts), whichever library
 * passes it on.
 */
const noConnection = 'timeout exceeded when trying to connect'
/** Code of a statement that was cancelled by its time limit (databasePool.ts). */
const givenUp = '57014'

/** Whether the database or the parser of forms could not accept a caller's input. */
export function isBadInput(error: unknown): boolean {
  return badInput.test(codeOf(error)) || (error instanceof Error && brokenForm.test(error.message))
}

/**
 * Answers errors that are not failures of ours. Input that the database does not accept, and bodies that are neither
 * valid JSON nor a form, get 400. A deadlock, a statement above its time limit and a busy connection pool get 503, so
 * that the caller may try again. All other errors stay as they are.
 */
export const answerBadRequests: AfterErrorHook = ({ error, req }) => {
  const code = codeOf(error)
  const { badRequest, tryAgain } = backOfficeTexts.database
  if (error instanceof SyntaxError || error instanceof URIError || isBadInput(error))
    return answer(400, inLanguageOf(req, badRequest))
  if (code === givenUp) return answer(503, inLanguageOf(req, backOfficeTexts.query.tooSlow))
  if (collision.test(code)) return answer(503, inLanguageOf(req, tryAgain))
  if (error.message.includes(noConnection))
    return answer(503, inLanguageOf(req, backOfficeTexts.query.busy))
}

function answer(status: number, message: string) {
  return { status, response: { errors: [{ message }] } }
}

/** Returns PostgreSQL's error code, wherever a library has put it; empty if there is none. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ''
  if ('code' in error && typeof error.code === 'string' && error.code.length === 5)
    return error.code
  return 'cause' in error ? codeOf(error.cause) : ''
}
