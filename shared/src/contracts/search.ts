import { z } from 'zod'
import { cardSchema, categorySchema, hashtagSchema } from './reading/card.ts'

/**
 * What `GET /api/search?title&category&hashtag&entityName&page` answers. `title` and `entityName` are contained in any
 * case; `category` is a slug, `hashtag` a slug or the text itself. A page beyond the last has no articles.
 */
export const searchAnswerSchema = z.object({
  /** Newest first, but within the page those that are promoted now before the others. */
  docs: z.array(cardSchema),
  totalDocs: z.number(),
  page: z.number(),
  /** 0 where nothing is found. */
  totalPages: z.number(),
  /** What `category` and `hashtag` name; null where they are not asked for, or there is no such thing. */
  filters: z.object({ category: categorySchema.nullable(), hashtag: hashtagSchema.nullable() }),
})
export type SearchAnswer = z.infer<typeof searchAnswerSchema>
