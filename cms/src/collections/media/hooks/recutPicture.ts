import { operationOf } from '#lib/http/operationOf.ts'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import {
  APIError,
  NotFound,
  ValidationError,
  type CollectionBeforeChangeHook,
  type CollectionBeforeOperationHook,
  type PayloadRequest,
} from 'payload'
import { z } from 'zod'
import { inLanguageOf } from '#lib/i18n/language.ts'
import { connectionOf } from '#lib/db/connection.ts'
import { freshName } from '../fileName.ts'
import { pictureEditsOf } from '../pictureEdits.ts'
import { countPictureChange } from '../pictureLimits.ts'
import { readPicture } from '../storage/storage.ts'
import { select } from '#lib/db/select.ts'

/**
 * A new focal point makes new pictures: the original is passed to Payload like a new upload, so that it and
 * every size get new names. Otherwise Payload would overwrite the files that readers see.
 *
 * @throws {APIError} 400 with a message in the language of the request, if it is not within the picture, or if a part of the picture is to be cut out; 429 after too many new ones
 */
export const recutPicture: CollectionBeforeOperationHook = async (call) => {
  const { args, req } = call
  const operation = operationOf(call)
  if (operation !== 'create' && operation !== 'update') return args
  const { fields, focal } = wishesOf(req, 'data' in args ? args.data : undefined)
  forgetEdits(req)
  // The whole document must be returned, because the hooks read from it which files are stored and which are given up.
  const cleaned = { ...args, data: fields, select: undefined }
  if (operation === 'create') {
    tellPayload(req, { ...middle, ...focal })
    return cleaned
  }
  if (!('id' in args)) {
    if (req.file || focal) throw refused(req, 'oneAtATime')
    return cleaned
  }
  const stored = await lock(req, args.id)
  if (req.file) tellPayload(req, { ...middle, ...focal })
  else await recut(req, stored, { ...stored.focal, ...focal })
  return cleaned
}

/** The edits are done; further changes of pictures in the same request must state their own. */
export const forgetPictureEdits: CollectionBeforeChangeHook = ({ data, req }) => {
  forgetEdits(req)
  return data
}

type WholeFocalPoint = { x: number; y: number }
type Size = { width: number; height: number }

const middle: WholeFocalPoint = { x: 50, y: 50 }

/** Fields that only the storage sets, whatever a request contains. */
const ofTheFile = new Set([
  ...['filename', 'url', 'thumbnailURL', 'sizes', 'mimeType', 'filesize', 'width', 'height'],
  ...['prefix', '_objectKey', 'focalX', 'focalY'],
])

/** Payload would convert any value to a text. */
const sentFields = z.looseObject({
  alt: z.string().nullish(),
  author: z.string().nullish(),
  type: z.string().nullish(),
})

function wishesOf(req: PayloadRequest, data: unknown) {
  const sent = sentFields.safeParse(data ?? {})
  if (!sent.success) {
    const message = inLanguageOf(req, backOfficeTexts.picture.wrongValue)
    const errors = sent.error.issues.map(({ path }) => ({ path: path.join('.'), message }))
    throw new ValidationError({ collection: 'media', errors }, req.t)
  }
  const edits = pictureEditsOf(req.query.uploadEdits, sent.data)
  if (edits.wrong) throw refused(req, edits.wrong)
  const own = Object.entries(sent.data).filter(([name]) => !ofTheFile.has(name))
  return { fields: Object.fromEntries(own), focal: edits.focal }
}

/**
 * Puts the focal point where Payload reads it.
 *
 * @param kept the size of the picture, if all of it is to be kept as it is: Payload would compress some originals again
 */
function tellPayload(req: PayloadRequest, focalPoint: WholeFocalPoint, kept?: Size): void {
  const whole = kept && {
    crop: { x: 0, y: 0, width: 100, height: 100, unit: '%' },
    widthInPixels: kept.width,
    heightInPixels: kept.height,
  }
  req.query = { ...req.query, uploadEdits: { focalPoint, ...whole } }
}

function forgetEdits(req: PayloadRequest): void {
  const query = { ...req.query }
  delete query.uploadEdits
  req.query = query
}

async function recut(
  req: PayloadRequest,
  stored: StoredPicture,
  focal: WholeFocalPoint,
): Promise<void> {
  if (focal.x === stored.focal.x && focal.y === stored.focal.y) return
  const refusal = await countPictureChange(req)
  if (refusal) throw refusal
  const data = await readPicture(stored.filename)
  if (!data) throw refused(req, 'missing')
  const name = freshName(stored.filename.split('.').at(-1) ?? '')
  req.file = { name, data, size: data.length, mimetype: stored.mimeType }
  tellPayload(req, focal, stored)
}

type StoredPicture = {
  filename: string
  mimeType: string
  width: number
  height: number
  focal: WholeFocalPoint
}

const rowSchema = z.object({
  filename: z.string(),
  mime_type: z.string(),
  width: z.coerce.number(),
  height: z.coerce.number(),
  focal_x: z.coerce.number(),
  focal_y: z.coerce.number(),
})

/**
 * Reads the picture and locks it until the request's transaction ends, so that concurrent changes see each other's
 * result.
 */
async function lock(req: PayloadRequest, id: unknown): Promise<StoredPicture> {
  if (!/^\d{1,9}$/.test(String(id))) throw new NotFound(req.t)
  const db = await connectionOf(req)
  const [stored] = await select(db, rowSchema)`
    SELECT filename, mime_type, width, height,
      coalesce(focal_x, ${middle.x}) AS focal_x, coalesce(focal_y, ${middle.y}) AS focal_y
    FROM media WHERE id = ${Number(id)} FOR UPDATE`
  if (!stored) throw new NotFound(req.t)
  const { filename, mime_type: mimeType, width, height, focal_x: x, focal_y: y } = stored
  return { filename, mimeType, width, height, focal: { x, y } }
}

function refused(req: PayloadRequest, reason: keyof typeof backOfficeTexts.picture): APIError {
  return new APIError(inLanguageOf(req, backOfficeTexts.picture[reason]), 400, {}, true)
}
