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

/** Places where a document is used: the first `maxUses`, their total number, and how many of them are in the trash. */
export const usesSchema = z.object({
  count: z.number(),
  trashed: z.number(),
  uses: z.array(useSchema).max(maxUses),
})
export type Uses = z.infer<typeof usesSchema>
