import type { BackOfficeText } from '@kariera/shared/texts/back-office'
import { APIError, type PayloadRequest } from 'payload'
import { inLanguageOf } from '../i18n/language.ts'

const refusalName = 'Refusal'

/** Payload logs them without a stack. */
export const levelOfHttpErrors: Record<string, 'info'> = { [refusalName]: 'info' }

/** Returns an error to throw as a refusal, in the caller's language. It is not a failure of the server. */
export function httpError(req: PayloadRequest, text: BackOfficeText, status: number): APIError {
  const error = new APIError(inLanguageOf(req, text), status, {}, true)
  error.name = refusalName
  return error
}
