import type { BackOfficeText } from '@kariera/shared/texts/back-office'
import { APIError, type PayloadRequest } from 'payload'
import { inLanguageOf } from '../i18n/language.ts'

const refusalName = 'Refusal'

/** How Payload's log takes them: the text, and no stack to read. */
export const levelOfHttpErrors: Record<string, 'info'> = { [refusalName]: 'info' }

/** An answer that says no to a caller, in the caller's language; to be thrown. Nothing is wrong with us. */
export function httpError(req: PayloadRequest, text: BackOfficeText, status: number): APIError {
  const error = new APIError(inLanguageOf(req, text), status, {}, true)
  error.name = refusalName
  return error
}
