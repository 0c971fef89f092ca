import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { AfterErrorHook } from 'payload'
import { inLanguageOf } from '../i18n/language.ts'

/** PostgreSQL's classes of errors: values that it cannot take, a function that it has not, a document that is not there. */
const badInput = /^(?:22...|42883|42804|23503)$/
/** What the reader of forms says of one that is none, or was cut off. */
const brokenForm =
  /^(?:Malformed (?:part header|content type|urlencoded form)|Unexpected end of (?:form|file)|Multipart: Boundary not found|Multipart (?:request size )?limit has been reached|Request is not eligible for file upload)$/
/** Two that waited for each other, of whom one was sent away. */
const collision = /^(?:40001|40P01)$/
/** What the pool of connections says where all are taken for too long (databasePool.ts), whoever passes it on. */
const noConnection = 'timeout exceeded when trying to connect'
/** A statement that went on for too long (databasePool.ts). */
const givenUp = '57014'

/** Whether the database could not take what a caller has sent. */
export function isBadInput(error: unknown): boolean {
  return badInput.test(codeOf(error))
}

/**
 * What the database cannot take, and what is no JSON and no form, is the caller's fault and no failure of ours; of two saves that waited for each other the
 * one that was sent away may try again. Everything else stays what it is.
 */
export const answerBadRequests: AfterErrorHook = ({ error, req }) => {
  const code = codeOf(error)
  const { badRequest, tryAgain } = backOfficeTexts.database
  if (
    error instanceof SyntaxError ||
    error instanceof URIError ||
    badInput.test(code) ||
    brokenForm.test(error.message)
  )
    return answer(400, inLanguageOf(req, badRequest))
  if (code === givenUp) return answer(503, inLanguageOf(req, backOfficeTexts.question.tooSlow))
  if (collision.test(code)) return answer(503, inLanguageOf(req, tryAgain))
  if (error.message.includes(noConnection))
    return answer(503, inLanguageOf(req, backOfficeTexts.question.busy))
}

function answer(status: number, message: string) {
  return { status, response: { errors: [{ message }] } }
}

/** PostgreSQL's code, from wherever a library has put it; empty where there is none. */
function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null) return ''
  if ('code' in error && typeof error.code === 'string' && error.code.length === 5)
    return error.code
  return 'cause' in error ? codeOf(error.cause) : ''
}
