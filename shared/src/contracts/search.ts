import { z } from 'zod'
import { cardSchema, categorySchema, hashtagSchema } from './reading/card.ts'

/**
 * The response of `GET /api/search?title&category&hashtag&entityName&page`. `title` and `entityName` match parts of the
 * text, in any case; `category` is a slug, `hashtag` a slug or the text itself. A page beyond the last has no articles.
 */
export const searchAnswerSchema = z.object({
  /** Newest first; within the page the articles that are promoted now come before the others. */
  docs: z.array(cardSchema),
  totalDocs: z.number(),
  page: z.number(),
  /** 0 if nothing is found. */
  totalPages: z.number(),
  /** The documents of `category` and `hashtag`; null if the filter is not set or does not exist. */
  filters: z.object({ category: categorySchema.nullable(), hashtag: hashtagSchema.nullable() }),
})
export type SearchAnswer = z.infer<typeof searchAnswerSchema>
