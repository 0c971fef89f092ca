import { z } from 'zod'

const positionSchema = z.object({
  id: z.number(),
  bannerPosition: z.string(),
  dropdownName: z.string(),
  width: z.number(),
  height: z.number(),
})

/** A position with the fields that forms need; width and height in pixels. */
export type Position = z.infer<typeof positionSchema>

export const onePosition = positionSchema
export const allPositions = z.object({ docs: z.array(positionSchema) })
export const newPosition = z.object({ doc: positionSchema })

/** All positions, by name. */
export const positionsPath = '/banner-positions?depth=0&pagination=false&sort=dropdownName'

/** Returns the id in a form's value of a relationship; null if it has none. */
export function idIn(value: unknown): number | null {
  return z.number().safeParse(value).data ?? null
}
