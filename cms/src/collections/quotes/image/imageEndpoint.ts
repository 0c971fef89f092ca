import { may } from '@kariera/shared/rules/roles'
import { looksEmpty } from '@kariera/shared/rules/invisible'
import { maxQuoteLength } from '@kariera/shared/rules/textLengths'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { Forbidden, NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { readBoundedForm } from '#lib/http/boundedBody.ts'
import { maxPictureBytes } from '@kariera/shared/contracts/uploads'
import { documentIdOf } from '#lib/http/documentId.ts'
import { inTransaction } from '#lib/db/inTransaction.ts'
import { httpError } from '#lib/http/httpError.ts'
import { deleteImage, storeImage } from './storeImage.ts'

const texts = backOfficeTexts.quoteImage

/** Allowance for the other fields and the form's own overhead, bytes. */
const besideFile = 64 * 1024

const formSchema = z.object({
  file: z.instanceof(File),
  shortText: z
    .string()
    .trim()
    .max(maxQuoteLength)
    .refine((text) => !looksEmpty(text)),
  template: z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number),
})

/**
 * `POST /api/quotes/{id}/image`, a form of `file` (a PNG of the template's size), `shortText` and `template` (its id):
 * stores the picture of a quote, and the values it was made from (A-QUO-2). Nothing else of the quote changes, and no
 * draft of it is published. Answers with the fields of quotes/image/fields.ts.
 */
const storeEndpoint: Endpoint = {
  path: '/:id/image',
  method: 'post',
  handler: async (req) => {
    const id = quoteIdForEditor(req)
    const form = await readBoundedForm(req, maxPictureBytes + besideFile)
    if (!form) throw httpError(req, texts.tooLarge, 400)
    const { data } = formSchema.safeParse(Object.fromEntries(form))
    if (!data) throw httpError(req, texts.incomplete, 400)
    const { shortText, template } = data
    const file = Buffer.from(await data.file.arrayBuffer())
    const kept = await inTransaction(req, () => storeImage(req, id, { file, shortText, template }))
    return Response.json(kept)
  },
}

/**
 * `DELETE /api/quotes/{id}/image/{image}`: deletes the picture of a quote, unless it has another one by now (A-QUO-2).
 * Answers with the fields of quotes/image/fields.ts.
 */
const deleteEndpoint: Endpoint = {
  path: '/:id/image/:image',
  method: 'delete',
  handler: async (req) => {
    const id = quoteIdForEditor(req)
    const image = documentIdOf(req, 'image')
    if (image === null) throw new NotFound(req.t)
    return Response.json(await inTransaction(req, () => deleteImage(req, id, image)))
  },
}

export const quoteImageEndpoints = [storeEndpoint, deleteEndpoint]

/** @throws {APIError} 403 for who is no editor, 404 for an id that no quote can have */
function quoteIdForEditor(req: PayloadRequest): number {
  if (!req.user) throw httpError(req, backOfficeTexts.auth.noUser, 403)
  if (!may(req.user, 'edit')) throw new Forbidden(req.t)
  const id = documentIdOf(req)
  if (id === null) throw new NotFound(req.t)
  return id
}
