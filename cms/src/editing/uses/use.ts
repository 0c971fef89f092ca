import { z } from 'zod'

/** A document, or a page that there is once, that names another document. */
export const useSchema = z.object({
  kind: z.enum(['collection', 'global']),
  slug: z.string(),
  /** 0 for what there is once. */
  id: z.number(),
  /** As lists call it; empty where it has no name of its own. */
  title: z.string(),
  /** Whether readers meet the reference there: what is in the trash, or not on the site just now, may come back. */
  state: z.enum(['live', 'draft', 'trash']),
})
export type Use = z.infer<typeof useSchema>

/** So many are named. */
export const maxUses = 20

/** Where a document is used: the first `maxUses` places, how many there are, and how many of them are in the trash. */
export const usesSchema = z.object({
  count: z.number(),
  trashed: z.number(),
  uses: z.array(useSchema).max(maxUses),
})
export type Uses = z.infer<typeof usesSchema>
