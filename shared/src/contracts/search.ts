import { z } from 'zod'
import { cardSchema, categorySchema, hashtagSchema } from './reading.ts'

/** Articles on a page of results (reader-site.md, section 9). */
export const searchPageSize = 10

/** Longest text of a filter, characters. */
export const longestFilter = 200

/** The filters by their names in the address of the search, and in `GET /api/search`. */
export const searchFilters = ['title', 'category', 'hashtag', 'entityName'] as const
export type SearchFilter = (typeof searchFilters)[number]

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
