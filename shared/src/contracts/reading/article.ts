import { z } from 'zod'
import {
  categorySchema,
  cardSchema,
  contactLinkSchema,
  hashtagSchema,
  imageSchema,
} from './card.ts'

/** The parts of an article's page that do not depend on whether the article is live. */
const articleContentSchema = z.object({
  accent: z.string(),
  /** Name of the author for readers; empty if no author is named. */
  author: z.string(),
  /** Its pictures are `img` elements with their widths in `srcset`, the widest last. */
  bodyHtml: z.string(),
  /** First 200 characters of the tag-stripped body, or the accent. */
  description: z.string(),
  links: z.array(contactLinkSchema),
  hashtags: z.array(hashtagSchema),
  /** The 11 characters of a YouTube video's id; null without a video. */
  /** With the second at which it starts, if that is not the first (rules/youtube.ts). */
  videoId: z.string().nullable(),
  /** Whole minutes, at least 1. */
  readingMinutes: z.number(),
  /** 1200 x 630, for Open Graph. */
  ogImage: imageSchema.nullable(),
  /** The picture in the shapes 1:1, 4:3 and 16:9, for search engines, if it is large enough. */
  searchImages: z.array(imageSchema),
  /** UTC, ISO 8601. */
  dateModified: z.string(),
})

export const articleSchema = cardSchema.extend({
  ...articleContentSchema.shape,
  /** Former addresses. */
  formerPaths: z.array(z.string()),
})
export type Article = z.infer<typeof articleSchema>

/** An article as it is in the back office: it need not have an address, a category or a date yet. */
export const previewSchema = articleSchema
  .omit({ formerPaths: true, path: true, teaser: true })
  .extend({
    category: categorySchema.nullable(),
    datePublished: z.string().nullable(),
  })
export type Preview = z.infer<typeof previewSchema>

const neighbourSchema = z.object({ id: z.number(), path: z.string(), title: z.string() })

/** The neighbours of an article in its category: the live articles just before and just after it in time. */
export const adjacentSchema = z.object({
  previous: neighbourSchema.nullable(),
  next: neighbourSchema.nullable(),
})
export type Adjacent = z.infer<typeof adjacentSchema>

/** Cards of the articles of the same category that are nearest in time, and the adjacent ones. */
export const relatedSchema = adjacentSchema.extend({ cards: z.array(cardSchema) })
export type Related = z.infer<typeof relatedSchema>
