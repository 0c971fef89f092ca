import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { PayloadRequest } from 'payload'
import { httpError } from '#lib/http/httpError.ts'
import { PicturesBusy, TooCostly } from './pictureProcess.ts'

/**
 * Runs a check of a file, and converts failures of the picture process into errors in the language of the request.
 *
 * @throws {APIError} 503 with `Retry-After` if too many files are waiting, 400 if this one costs too much
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
