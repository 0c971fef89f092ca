import { z } from 'zod'
import { imageSchema, starSchema } from './card.ts'

/** What feeds tell of an article; dates are UTC, ISO 8601. */
export const feedItemSchema = z.object({
  path: z.string(),
  title: z.string(),
  description: z.string(),
  /** Who has written it; empty where nobody is named. */
  author: z.string(),
  category: z.string(),
  datePublished: z.string(),
  star: starSchema,
  image: imageSchema.nullable(),
})
export type FeedItem = z.infer<typeof feedItemSchema>

/** The newest articles of the publication, or those of the last two days. */
export const feedSchema = z.object({ siteName: z.string(), items: z.array(feedItemSchema) })
export type Feed = z.infer<typeof feedSchema>

/** The addresses of one month, with when each was changed; UTC, ISO 8601. */
export const sitemapSchema = z.array(z.object({ path: z.string(), changed: z.string() }))
export type Sitemap = z.infer<typeof sitemapSchema>
