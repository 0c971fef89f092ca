import { z } from 'zod'

/** A document or global that refers to another document. */
export const useSchema = z.object({
  kind: z.enum(['collection', 'global']),
  slug: z.string(),
  /** 0 for a global. */
  id: z.number(),
  /** Title as in lists; empty if it has none. */
  title: z.string(),
  /** Whether readers can see the reference there; one in the trash or a draft may become visible later. */
  state: z.enum(['live', 'draft', 'trash']),
})
export type Use = z.infer<typeof useSchema>

/** Most places in a result. */
export const maxUses = 20

/**
 * Places where a document is used: the first `maxUses`, their total number, how many of them are in the trash, and how
 * many keep it from being deleted.
 */
export const usesSchema = z.object({
  count: z.number(),
  trashed: z.number(),
  keeping: z.number(),
  uses: z.array(useSchema).max(maxUses),
})
export type Uses = z.infer<typeof usesSchema>

/** Its places, and why it can never be deleted; null if it can. */
export const deletionSchema = usesSchema.extend({ refusal: z.string().nullable() })
export type Deletion = z.infer<typeof deletionSchema>

/** Most documents of which one may ask at once where they are used. */
export const maxAsked = 100

/** Which of several documents are used, each in how many places, and whether that keeps them from being deleted. */
export const usedSchema = z.object({
  used: z.array(z.object({ id: z.number(), count: z.number() })).max(maxAsked),
  areKept: z.boolean(),
})
export type Used = z.infer<typeof usedSchema>

/** The document that is to stand in all places of another. */
export const replacementSchema = z.strictObject({ by: z.int().positive().max(2_147_483_647) })

/** In how many places a document was replaced, in how many it still stands, and why it could not be in one of them. */
export const replacedSchema = z.object({
  replaced: z.number(),
  left: z.number(),
  refusal: z.string().nullable(),
})
export type Replaced = z.infer<typeof replacedSchema>
