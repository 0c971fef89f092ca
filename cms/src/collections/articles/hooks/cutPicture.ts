import type { Article } from '@kariera/shared/payload-types'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import {
  ValidationError,
  type CollectionBeforeChangeHook,
  type FieldHook,
  type JSONFieldValidation,
  type PayloadRequest,
} from 'payload'
import { isDraft } from '#editing/drafts.ts'
import { inLanguageOf } from '#lib/i18n/language.ts'
import { inTransaction } from '#lib/db/inTransaction.ts'
import { onOwnConnection } from '#lib/db/ownConnection.ts'
import { takeTurn } from '#limits/rate-limit/inTurn.ts'
import { ensureCut, hasCut, NoCut } from '../../media/cuts/makeCut.ts'
import { cropSchema, shapeFaultOf } from '../../media/cuts/cutShape.ts'

declare module 'payload' {
  interface RequestContext {
    /** Why the cut that the save asks for could not be made before it. */
    refusedCut?: Error
  }
}

/**
 * Notes of a rectangle which picture it is of, and drops it when the article has another picture. Of a draft it is also
 * dropped if it is none.
 */
export const cropOfPicture: FieldHook<Article> = ({ value, data, originalDoc }): unknown => {
  const picture = idOf(data?.picture === undefined ? originalDoc?.picture : data.picture)
  const crop: unknown = value === undefined ? originalDoc?.pictureCrop : value
  if (crop === undefined || crop === null || picture === null) return null
  const { data: known } = cropSchema.safeParse(crop)
  if (!known || shapeFaultOf(known)) return isDraft({ ...originalDoc, ...data }) ? null : crop
  return known.picture === undefined || known.picture === picture ? { ...known, picture } : null
}

export const validCrop: JSONFieldValidation = (value, { req }) => {
  if (value === undefined || value === null) return true
  const { data: crop } = cropSchema.safeParse(value)
  const fault = crop ? shapeFaultOf(crop) : 'wrongShape'
  return fault === null || inLanguageOf(req, backOfficeTexts.crop[fault])
}

/**
 * Refers an article to the cut of its picture, which is made if there is none (A-RT-5).
 *
 * @throws {ValidationError} if an article is published with a rectangle that does not lie in its picture
 */
export const cutPicture: CollectionBeforeChangeHook<Article> = async ({
  data,
  originalDoc,
  req,
  context,
}) => {
  const article = { ...originalDoc, ...data }
  const picture = idOf(article.picture)
  if (picture === null) return { ...data, pictureCrop: null, pictureCut: null }
  const { data: crop } = cropSchema.safeParse(article.pictureCrop)
  if (!crop || shapeFaultOf(crop)) return { ...data, pictureCut: null }
  try {
    // What cost too much before the save is not tried again within it.
    if (context.refusedCut instanceof NoCut) throw context.refusedCut
    return { ...data, pictureCut: await ensureCut(req, picture, crop, { isSaving: true }) }
  } catch (error) {
    if (!(error instanceof NoCut)) throw error
    const isRestored = context.isRestoringVersion === true
    const isKept = isDraft(article) || isRestored
    if (error.fault === 'notMade') {
      // A draft keeps its rectangle, and the cut is made at publishing.
      if (isKept) return { ...data, pictureCut: null }
      throw error.cause
    }
    // The picture has had another file since: then the whole of it is shown.
    const isKnown = isSame(crop, originalDoc?.pictureCrop)
    if (isKept || isKnown) return { ...data, pictureCrop: null, pictureCut: null }
    const message = inLanguageOf(req, backOfficeTexts.crop[error.fault])
    const errors = [{ path: 'pictureCrop', message }]
    throw new ValidationError({ collection: 'articles', errors, req }, req.t)
  }
}

/**
 * Makes the cut that a save asks for before the save takes its place: pictures have their own line (B-SPEED-1). What
 * cannot be made is refused, or left out, by the save itself.
 */
export async function cutBeforeSave(req: PayloadRequest): Promise<void> {
  const { data: crop } = cropSchema.safeParse(req.data?.pictureCrop)
  const picture = idOf(req.data?.picture) ?? crop?.picture
  if (!crop || shapeFaultOf(crop) || picture === undefined) return
  const known = await takeTurn(req, 'reads', () => hasCut(req.payload.db.drizzle, picture, crop))
  if (known !== false) return
  const cut = () => inTransaction(req, () => ensureCut(req, picture, crop, { isSaving: false }))
  await takeTurn(req, 'uploads', () => onOwnConnection(req, cut)).catch((error: unknown) => {
    if (!(error instanceof NoCut)) throw error
    req.context.refusedCut = error
  })
}

function idOf(value: unknown): number | null {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : value
  return Number.isSafeInteger(id) && Number(id) > 0 && Number(id) < 2 ** 31 ? Number(id) : null
}

function isSame(one: unknown, other: unknown): boolean {
  const [first, second] = [one, other].map((value) => cropSchema.safeParse(value).data)
  return (
    first !== undefined &&
    second !== undefined &&
    (['x', 'y', 'width', 'height'] as const).every((name) => first[name] === second[name])
  )
}
