import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { PayloadRequest } from 'payload'
import { httpError } from '../../../lib/http/httpError.ts'
import { PicturesBusy, TooCostly } from './pictureProcess.ts'

/**
 * Has a file looked at, and says in the language of the request what the process of pictures could not do.
 *
 * @throws {APIError} 503 with `Retry-After` where too many files are in line, 400 where this one costs too much
 */
export async function answerCostly<Result>(
  req: PayloadRequest,
  look: () => Promise<Result>,
): Promise<Result> {
  const { busy, tooCostly } = backOfficeTexts.picture
  try {
    return await look()
  } catch (error) {
    if (error instanceof TooCostly) throw httpError(req, tooCostly, 400)
    if (!(error instanceof PicturesBusy)) throw error
    req.responseHeaders = new Headers(req.responseHeaders)
    req.responseHeaders.set('retry-after', String(error.retryAfterSeconds))
    throw httpError(req, busy, 503)
  }
}
