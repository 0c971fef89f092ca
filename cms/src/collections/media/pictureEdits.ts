import { z } from 'zod'

/** The point that must stay visible in crops: per cent of width and height; a missing coordinate stays as it is. */
export type FocalPoint = { x?: number; y?: number }

/** The edits of a picture in a request; `wrong` names the invalid part. */
export type PictureEdits =
  | { wrong: 'focalPoint' | 'crop' }
  | { wrong: null; focal: FocalPoint | null }

const number = z.union([
  z.number(),
  z
    .string()
    .regex(/^\d{1,6}(\.\d+)?$/)
    .transform(Number),
])
const percent = number.pipe(z.number().min(0).max(100))
const coordinate = percent.transform(Math.round).nullish()
const focalPoint = z.object({ x: coordinate, y: coordinate }).nullish()

/**
 * Reads the edits as the admin sends them in the query (`uploadEdits`) and as fields of the picture (`focalX`,
 * `focalY`); the query takes precedence.
 */
export function pictureEditsOf(uploadEdits: unknown, fields: Record<string, unknown>) {
  return edits(z.record(z.string(), z.unknown()).catch({}).parse(uploadEdits), fields)
}

/** Returns the given coordinates only; null if there are none. */
function given({ x, y }: { x?: number | null; y?: number | null }): FocalPoint | null {
  const point = { ...(isNumber(x) && { x }), ...(isNumber(y) && { y }) }
  return Object.keys(point).length > 0 ? point : null
}

const isNumber = (value: unknown): value is number => typeof value === 'number'

function edits(sent: Record<string, unknown>, fields: Record<string, unknown>): PictureEdits {
  const focal = focalPoint.safeParse(sent.focalPoint ?? { x: fields.focalX, y: fields.focalY })
  if (!focal.success) return { wrong: 'focalPoint' }
  // A picture is cut where it is shown; the original stays whole (media/cuts).
  if (sent.crop !== undefined && sent.crop !== null) return { wrong: 'crop' }
  return { wrong: null, focal: given(focal.data ?? {}) }
}
