import { z } from 'zod'

/** What an article was or is in public; null in an event when it was or is not published. */
export const articleFactsSchema = z.object({
  slug: z.string().nullable(),
  category: z.number().nullable(),
  /** UTC, ISO 8601. */
  datePublished: z.string().nullable(),
})
export type ArticleFacts = z.infer<typeof articleFactsSchema>

/** Its address; events of earlier versions did not know it. */
const categoryFactsSchema = z.object({ id: z.number(), slug: z.string().nullish() })

/** What other documents were or are; their content is read when pages are rendered. */
const documentFactsSchema = z.object({ id: z.number() })

/**
 * One change to what readers see: facts, not pages. Which pages it touches is worked out after the commit
 * (publishing/touched.ts), from what is true then.
 */
export const publishEventSchema = z.discriminatedUnion('documentType', [
  z.object({
    documentType: z.literal('articles'),
    documentId: z.number(),
    title: z.string(),
    was: articleFactsSchema.nullable(),
    is: articleFactsSchema.nullable(),
  }),
  z.object({
    documentType: z.literal('categories'),
    documentId: z.number(),
    title: z.string(),
    was: categoryFactsSchema.nullable(),
    is: categoryFactsSchema.nullable(),
  }),
  z.object({
    documentType: z.enum(['hashtags', 'media', 'site-settings']),
    documentId: z.number(),
    title: z.string(),
    was: documentFactsSchema.nullable(),
    is: documentFactsSchema.nullable(),
  }),
  /** An article has become older than the news sitemap tells of. */
  z.object({
    documentType: z.literal('news'),
    documentId: z.literal(0),
    title: z.string(),
    was: z.null(),
    is: z.null(),
  }),
  /** Too much to be told one by one: the site reads everything anew. */
  z.object({
    documentType: z.literal('everything'),
    documentId: z.literal(0),
    title: z.string(),
    was: z.null(),
    is: z.null(),
  }),
])
export type PublishEvent = z.infer<typeof publishEventSchema>
