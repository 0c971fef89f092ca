import { z } from 'zod'

const positionSchema = z.object({
  id: z.number(),
  bannerPosition: z.string(),
  dropdownName: z.string(),
  width: z.number(),
  height: z.number(),
})

/** A position as forms need it; width and height in pixels. */
export type Position = z.infer<typeof positionSchema>

export const onePosition = positionSchema
export const allPositions = z.object({ docs: z.array(positionSchema) })
export const newPosition = z.object({ doc: positionSchema })

/** All of them, by name. */
export const positionsPath = '/banner-positions?depth=0&pagination=false&sort=dropdownName'

/** The id of what a form holds for a relation; null for nothing. */
export function idIn(value: unknown): number | null {
  return z.number().safeParse(value).data ?? null
}
