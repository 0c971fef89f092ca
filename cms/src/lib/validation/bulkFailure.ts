import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { APIError, type CollectionAfterOperationHook, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { inLanguageOf } from '../i18n/language.ts'

const failedSchema = z.object({
  id: z.union([z.number(), z.string()]),
  isPublic: z.boolean(),
  message: z.string(),
})
type Failed = z.infer<typeof failedSchema>

const resultSchema = z.object({ errors: z.array(failedSchema).min(1) })

/** Of several documents some could not be changed, and so none was. */
export class BulkFailure extends APIError<{ errors: { id: Failed['id']; message: string }[] }> {}

/**
 * Payload commits what was changed before another document failed, and even what failed after its own write. Thrown
 * before the commit, this rolls all of it back, with what was to be announced.
 *
 * @throws {BulkFailure} 400 with the documents that failed, and why
 */
export const failWhole: CollectionAfterOperationHook = ({ result, req }) => {
  const { data } = resultSchema.safeParse(result)
  if (!data) return result
  const errors = data.errors.map(({ id, isPublic, message }) => ({
    id,
    message: reason(req, id, isPublic ? message : null),
  }))
  throw new BulkFailure(
    inLanguageOf(req, backOfficeTexts.input.nothingChanged),
    400,
    { errors },
    true,
  )
}

function reason(req: PayloadRequest, id: Failed['id'], message: string | null): string {
  const { couldNotBeChanged, ofDocument } = backOfficeTexts.input
  return inLanguageOf(req, ofDocument(id, message ?? inLanguageOf(req, couldNotBeChanged)))
}
