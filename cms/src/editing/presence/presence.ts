import { z } from 'zod'

/** A document that is open in a form. `entity`: the slug of its collection or global; `id` is 0 for a global. */
export const placeSchema = z.strictObject({
  entity: z.string().min(1).max(60),
  id: z.int().nonnegative().max(2_147_483_647),
})
export type Place = z.infer<typeof placeSchema>

/** Names a tab of a browser. */
const tabSchema = z.string().regex(/^[0-9a-f]{32}$/)

/** Which documents are open in each of the tabs of a browser; a tab that has none, or is closed, has none. */
export const tabsSchema = z.strictObject({
  tabs: z
    .array(z.strictObject({ tab: tabSchema, places: z.array(placeSchema).max(20) }))
    .min(1)
    .max(50),
})
export type Tabs = z.infer<typeof tabsSchema>['tabs']

/** Who has which documents open. */
export const peopleSchema = z.array(
  z.object({ ...placeSchema.shape, user: z.number(), name: z.string() }),
)
export type People = z.infer<typeof peopleSchema>

/** A user has saved a document. `at`: its new `updatedAt`, ISO 8601. */
export const saveSchema = z.object({
  ...placeSchema.shape,
  user: z.number(),
  name: z.string(),
  at: z.iso.datetime(),
})
export type Save = z.infer<typeof saveSchema>

/** PostgreSQL channel that says who has saved what (`Save` as JSON), or that somebody has opened or left a document. */
export const presenceChannel = 'presence'

/** How often a browser says that its tabs are open, and the longest silence after which they count as closed. */
export const beatMs = 5000
export const silenceMs = 15_000
