import { z } from 'zod'
import { imageSchema, starSchema } from './card.ts'

/** An article as an item of a feed; dates are UTC, ISO 8601. */
export const feedItemSchema = z.object({
  path: z.string(),
  title: z.string(),
  description: z.string(),
  /** Name of the author; empty if no author is named. */
  author: z.string(),
  /** Empty if it has none. */
  category: z.string(),
  datePublished: z.string(),
  star: starSchema,
  image: imageSchema.nullable(),
})
export type FeedItem = z.infer<typeof feedItemSchema>

/** The newest articles of the publication, or those of the last two days. */
export const feedSchema = z.object({ siteName: z.string(), items: z.array(feedItemSchema) })
export type Feed = z.infer<typeof feedSchema>

/** The addresses of one month, with their last changes; UTC, ISO 8601. */
export const sitemapSchema = z.array(z.object({ path: z.string(), changed: z.string() }))
export type Sitemap = z.infer<typeof sitemapSchema>
