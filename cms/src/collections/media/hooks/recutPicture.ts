import { operationOf } from '../../../lib/http/operationOf.ts'
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
import { inLanguageOf } from '../../../lib/i18n/language.ts'
import { connectionOf } from '../../../lib/db/connection.ts'
import { freshName } from '../fileName.ts'
import { pictureEditsOf, type Cut } from '../pictureEdits.ts'
import { readPicture } from '../storage/storage.ts'
import { select } from '../../../lib/db/select.ts'

/**
 * A new focal point or crop makes new pictures: the original is passed to Payload like a new upload, so that it and
 * every size get new names. Otherwise Payload would overwrite the files that readers see.
 *
 * @throws {APIError} 400 with a message in the language of the request, if they are not within the picture
 */
export const recutPicture: CollectionBeforeOperationHook = async (call) => {
  const { args, req } = call
  const operation = operationOf(call)
  if (operation !== 'create' && operation !== 'update') return args
  const { fields, focal, cut } = wishesOf(req, 'data' in args ? args.data : undefined)
  forgetEdits(req)
  // The whole document must be returned, because the hooks read from it which files are stored and which are given up.
  const cleaned = { ...args, data: fields, select: undefined }
  if (operation === 'create') {
    tellPayload(req, { ...middle, ...focal }, cut)
    return cleaned
  }
  if (!('id' in args)) {
    if (req.file || focal || cut) throw refused(req, 'oneAtATime')
    return cleaned
  }
  const stored = await lock(req, args.id)
  if (req.file) tellPayload(req, { ...middle, ...focal }, cut)
  else await recut(req, stored, { ...stored.focal, ...focal }, cut ?? whole(stored))
  return cleaned
}

/** The edits are done; further changes of pictures in the same request must state their own. */
export const forgetPictureEdits: CollectionBeforeChangeHook = ({ data, req }) => {
  forgetEdits(req)
  return data
}

type WholeFocalPoint = { x: number; y: number }

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
  return { fields: Object.fromEntries(own), focal: edits.focal, cut: edits.cut }
}

/** Puts the edits where Payload reads them. */
function tellPayload(req: PayloadRequest, focalPoint: WholeFocalPoint, cut: Cut | null): void {
  const crop = cut && {
    crop: { x: cut.x, y: cut.y, width: 100, height: 100, unit: '%' },
    widthInPixels: cut.width,
    heightInPixels: cut.height,
  }
  req.query = { ...req.query, uploadEdits: { focalPoint, ...crop } }
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
  cut: Cut,
): Promise<void> {
  if (isSame(focal, stored.focal) && isSame(cut, whole(stored))) return
  if (!isWithin(cut, stored)) throw refused(req, 'crop')
  const data = await readPicture(stored.filename)
  if (!data) throw refused(req, 'missing')
  const name = freshName(stored.filename.split('.').at(-1) ?? '')
  req.file = { name, data, size: data.length, mimetype: stored.mimeType }
  // Without an explicit crop of the whole picture, Payload would compress some originals again.
  tellPayload(req, focal, cut)
}

const whole = ({ width, height }: StoredPicture): Cut => ({ x: 0, y: 0, width, height })

/** Computed as in Payload. */
function isWithin({ x, y, width, height }: Cut, picture: StoredPicture): boolean {
  const left = Math.floor((x / 100) * picture.width)
  const top = Math.floor((y / 100) * picture.height)
  return left + width <= picture.width && top + height <= picture.height
}

function isSame<Numbers extends Record<string, number>>(one: Numbers, other: Numbers): boolean {
  return Object.entries(one).every(([name, value]) => other[name] === value)
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
