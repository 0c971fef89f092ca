import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Media } from '@kariera/shared/payload-types'
import { sql } from '@payloadcms/db-postgres'
import { isolateObjectProperty, type CollectionAfterChangeHook, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { connectionOf, type Connection } from '#lib/db/connection.ts'
import { select, selectIds } from '#lib/db/select.ts'
import { httpError } from '#lib/http/httpError.ts'
import { answerCostly } from '../decoding/answerCostly.ts'
import { resized, type Job } from '../decoding/jobs.ts'
import { pictureProcess } from '../decoding/pictureProcess.ts'
import { countPictureChange } from '../pictureLimits.ts'
import { freshName } from '../fileName.ts'
import { readPicture } from '../storage/storage.ts'
import { faultOf, pointIn, type CutFault, type Rectangle } from './cutShape.ts'

/** Why there is no cut: the rectangle is none, there is no such picture, or its file could not be made (`cause`). */
type Fault = CutFault | 'missing' | 'notMade'

/** There is no such cut of a picture. */
export class NoCut extends Error {
  readonly fault: Fault

  constructor(fault: Fault, cause?: unknown) {
    super(`No cut of the picture: ${fault}`, { cause })
    this.fault = fault
  }
}

/**
 * How long a save waits for other pictures, milliseconds: it holds a place that others wait for. Cuts are usually made
 * before (cutEndpoint.ts, articles/hooks/cutPicture.ts).
 */
const patienceMs = 1500

/** Returns the id of the cut of a picture, which stays until the transaction ends; undefined if there is none. */
async function findCut(
  db: Connection,
  picture: number,
  cut: Rectangle,
): Promise<number | undefined> {
  const [id] = await selectIds(db)`${cutOf(picture, cut)} FOR KEY SHARE`
  return id
}

/** Whether there is the cut of a picture. It may be deleted right after. */
export async function hasCut(db: Connection, picture: number, cut: Rectangle): Promise<boolean> {
  return (await selectIds(db)`${cutOf(picture, cut)}`).length > 0
}

function cutOf(picture: number, { x, y, width, height }: Rectangle) {
  return sql`
    SELECT id FROM picture_cuts WHERE picture_id = ${picture} AND "left" = ${x}
      AND top = ${y} AND width = ${width} AND height = ${height} LIMIT 1`
}

/**
 * Returns the id of the cut of a picture, which is made if there is none yet. In the transaction of the request.
 *
 * @param isSaving whether it is a part of a save, which does not wait for long
 * @throws {NoCut} if there can be none; with a cause if its file could not be made now, or the user has chosen too many
 */
export async function ensureCut(
  req: PayloadRequest,
  picture: number,
  rectangle: Rectangle,
  { isSaving }: { isSaving: boolean },
): Promise<number> {
  const db = await connectionOf(req)
  const known = await findCut(db, picture, rectangle)
  if (known !== undefined) return known
  const original = await lockOriginal(req, picture, isSaving)
  // Another request may have made it meanwhile.
  const made = await findCut(db, picture, rectangle)
  if (made !== undefined) return made
  const fault = faultOf(rectangle, original)
  if (fault) throw new NoCut(fault)
  const refusal = await countPictureChange(req)
  if (refusal) throw new NoCut('notMade', refusal)
  const file = await cutOut(req, original, rectangle, (job) =>
    pictureProcess.begin(job, isSaving ? patienceMs : undefined),
  ).catch((error: unknown) => {
    throw new NoCut('notMade', error)
  })
  const { id } = await req.payload.create({
    collection: 'picture-cuts',
    depth: 0,
    data: { picture, left: rectangle.x, top: rectangle.y },
    file,
    req: withFocus(req, original, rectangle),
  })
  return id
}

/** A changed file or focal point has another name. */
export const makeCutsOfNewFile: CollectionAfterChangeHook<Media> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation === 'update' && doc.filename !== previousDoc.filename)
    await makeCutsAnew(req, doc.id)
}

/**
 * Makes the cuts of a picture anew whose file or focal point was changed. Those that are no cuts of it any more, and those
 * that only former versions show, are given up: they are made again when they are needed (sweepCuts.ts).
 */
async function makeCutsAnew(req: PayloadRequest, picture: number): Promise<void> {
  const db = await connectionOf(req)
  const cuts = await select(db, cutSchema)`
    SELECT id, "left" AS x, top AS y, width, height,
      EXISTS (SELECT FROM articles WHERE picture_cut_id = cut.id
        UNION ALL SELECT FROM _articles_v WHERE version_picture_cut_id = cut.id AND latest) AS "isShown"
    FROM picture_cuts AS cut WHERE picture_id = ${picture} ORDER BY id`
  if (cuts.length === 0) return
  const original = await lockOriginal(req, picture)
  for (const { id, isShown, ...rectangle } of cuts) {
    if (!isShown || faultOf(rectangle, original)) {
      // Not deleted here: that would wait for saves of the articles that refer to it, which may wait for this picture.
      await db.execute(sql`UPDATE picture_cuts SET picture_id = NULL WHERE id = ${id}`)
      continue
    }
    const file = await cutOut(req, original, rectangle, (job) => pictureProcess.continueWith(job))
    const own = withFocus(req, original, rectangle)
    await req.payload.update({ collection: 'picture-cuts', id, depth: 0, data: {}, file, req: own })
  }
}

const number = z.coerce.number()
const cutSchema = z.object({
  id: number,
  ...{ x: number, y: number, width: number, height: number },
  isShown: z.boolean(),
})

const originalSchema = z.object({
  filename: z.string(),
  mimeType: z.string(),
  width: number,
  height: number,
  focalX: number,
  focalY: number,
})
type Original = z.infer<typeof originalSchema>

/**
 * Locks the picture until the transaction ends, so that a cut is made once, and of the file that it has.
 *
 * @param isSaving whether it is a part of a save, which does not wait: who holds the picture may wait for others
 * @throws {NoCut}
 */
async function lockOriginal(
  req: PayloadRequest,
  picture: number,
  isSaving = false,
): Promise<Original> {
  const db = await connectionOf(req)
  const [original] = await select(db, originalSchema)`
    SELECT filename, mime_type AS "mimeType", width, height,
      coalesce(focal_x, 50) AS "focalX", coalesce(focal_y, 50) AS "focalY"
    FROM media WHERE id = ${picture} FOR NO KEY UPDATE ${isSaving ? sql`SKIP LOCKED` : sql``}`
  if (original) return original
  const isHeld = (await selectIds(db)`SELECT id FROM media WHERE id = ${picture}`).length > 0
  if (isHeld) throw new NoCut('notMade', httpError(req, backOfficeTexts.picture.busy, 503))
  throw new NoCut('missing')
}

/** @param run hands the job to the picture process, as new or as a part of what it has accepted */
async function cutOut(
  req: PayloadRequest,
  original: Original,
  rectangle: Rectangle,
  run: (job: Job) => Promise<unknown>,
) {
  const source = await readPicture(original.filename)
  if (!source) throw httpError(req, backOfficeTexts.picture.missing, 400)
  const { x: left, y: top, width, height } = rectangle
  const format = original.mimeType.replace('image/', '')
  const { data } = await answerCostly(req, async () =>
    resized.parse(
      await run({
        do: 'resize',
        data: source,
        animated: format === 'gif' || format === 'webp',
        steps: [
          { name: 'extract', args: [{ left, top, width, height }] },
          // On white, because the card is a JPEG. (With a quality, a PNG would get a palette.)
          { name: 'flatten', args: [{ background: '#ffffff' }] },
          { name: 'toFormat', args: [format, format === 'png' ? {} : { quality: 95 }] },
        ],
      }),
    ),
  )
  const name = freshName(original.filename.split('.').at(-1) ?? '')
  return { data, name, mimetype: original.mimeType, size: data.length }
}

/** The request with the focal point of the picture where Payload reads that of the cut, and with a file of its own. */
function withFocus(req: PayloadRequest, original: Original, cut: Rectangle): PayloadRequest {
  const own = isolateObjectProperty(req, ['file', 'query'])
  const { focalX: x, focalY: y } = original
  own.query = { uploadEdits: { focalPoint: pointIn({ x, y }, cut, original) } }
  return own
}
