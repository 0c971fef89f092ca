import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import {
  APIError,
  type CollectionAfterOperationHook,
  type Payload,
  type PayloadRequest,
  type SanitizedCollectionConfig,
} from 'payload'
import { z } from 'zod'
import { inLanguageOf } from '../i18n/language.ts'

const failedSchema = z.object({
  id: z.union([z.number(), z.string()]),
  isPublic: z.boolean(),
  message: z.string(),
})
type Failed = z.infer<typeof failedSchema>

const resultSchema = z.object({ errors: z.array(failedSchema).min(1) })

/** Some of several documents could not be changed, so none was. */
export class BulkFailure extends APIError<{ errors: { id: Failed['id']; message: string }[] }> {}

/**
 * Payload commits documents that were changed before another one failed, and even those that failed after their own
 * write. Thrown before the commit, this error rolls back everything, including the events.
 *
 * @throws {BulkFailure} 400 with the documents that failed, and why
 */
export const failWhole: CollectionAfterOperationHook = async ({ collection, result, req }) => {
  const { data } = resultSchema.safeParse(result)
  if (!data) return result
  const titles = await titlesOf(
    req.payload,
    collection,
    data.errors.map(({ id }) => id),
  )
  const errors = data.errors.map(({ id, isPublic, message }) => ({
    id,
    message: reason(req, titles.get(id) ?? String(id), isPublic ? message : null),
  }))
  throw new BulkFailure(
    inLanguageOf(req, backOfficeTexts.input.nothingChanged),
    400,
    { errors },
    true,
  )
}

/** Returns their titles in the newsroom. Read outside the transaction, which may have failed. */
async function titlesOf(
  payload: Payload,
  { slug, admin: { useAsTitle = 'id' } }: SanitizedCollectionConfig,
  ids: Failed['id'][],
): Promise<Map<Failed['id'], string>> {
  const { docs } = await payload.find({
    ...{ collection: slug, where: { id: { in: ids } }, draft: true, trash: true },
    ...{ depth: 0, pagination: false, select: { [useAsTitle]: true } },
  })
  const titled = z.array(z.looseObject({ id: failedSchema.shape.id })).parse(docs)
  return new Map(
    titled.flatMap(({ id, [useAsTitle]: title }) =>
      typeof title === 'string' && title.trim() ? [[id, title]] : [],
    ),
  )
}

function reason(req: PayloadRequest, title: string, message: string | null): string {
  const { couldNotBeChanged, ofDocument } = backOfficeTexts.input
  return inLanguageOf(req, ofDocument(title, message ?? inLanguageOf(req, couldNotBeChanged)))
}
