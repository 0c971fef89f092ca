import { z } from 'zod'

/**
 * What the site may ask the cms, and what it gets: `POST /api/site/read`, signed, a list of questions at once.
 * Every answer names the tags of what was read, so that a page cannot forget one.
 */
export const pictureSchema = z.object({
  id: z.number(),
  alt: z.string(),
  /** The photographer; empty if unknown. */
  credit: z.string(),
  /** The middle size, for browsers that know no `srcset`. */
  src: z.string(),
  width: z.number(),
  height: z.number(),
  /** All widths in ascending order, pixels. */
  sources: z.array(z.object({ src: z.string(), width: z.number(), height: z.number() })),
})
export type Picture = z.infer<typeof pictureSchema>

export const categorySchema = z.object({ id: z.number(), name: z.string(), slug: z.string() })
export type Category = z.infer<typeof categorySchema>

/** gold: paid now; grey: was promoted before (reader-site.md, section 4). */
export const starSchema = z.enum(['gold', 'grey', 'none'])
export type Star = z.infer<typeof starSchema>

export const cardSchema = z.object({
  id: z.number(),
  path: z.string(),
  title: z.string(),
  /** Accent, or the tag-stripped body cut at 480 characters. */
  teaser: z.string(),
  entityName: z.string(),
  category: categorySchema,
  /** UTC, ISO 8601. */
  datePublished: z.string(),
  star: starSchema,
  picture: pictureSchema.nullable(),
})
export type Card = z.infer<typeof cardSchema>

export const articleSchema = cardSchema.extend({
  accent: z.string(),
  bodyHtml: z.string(),
  /** First 200 characters of the tag-stripped body, or the accent. */
  description: z.string(),
  /** UTC, ISO 8601. */
  dateModified: z.string(),
})
export type Article = z.infer<typeof articleSchema>

/** What every page shows around its content. */
export const frameSchema = z.object({ siteName: z.string(), categories: z.array(categorySchema) })
export type Frame = z.infer<typeof frameSchema>

/** The newest articles of each category, in category order. */
export const homeSchema = z.object({
  blocks: z.array(z.object({ category: categorySchema, cards: z.array(cardSchema) })),
})
export type Home = z.infer<typeof homeSchema>

/** Cards of the nearest articles in time of the same category (reader-site.md, section 7). */
export const relatedSchema = z.array(cardSchema)

export const routesSchema = z.object({
  paths: z.array(z.string()),
  /** The id to ask for next, or null at the end. */
  next: z.number().nullable(),
})
export type Routes = z.infer<typeof routesSchema>

export const questionSchema = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('frame') }),
  z.object({ ask: z.literal('home') }),
  z.object({ ask: z.literal('article'), slug: z.string().max(300) }),
  z.object({ ask: z.literal('related'), slug: z.string().max(300) }),
  z.object({ ask: z.literal('routes'), after: z.number().int().min(0) }),
])
export type Question = z.infer<typeof questionSchema>

export const readRequestSchema = z.object({
  questions: z.array(questionSchema).min(1).max(500),
  /**
   * The moment of the newest event that the site knows of (UTC, ISO 8601): what was announced at that moment is to be
   * seen, though the clock of the machine that answers be behind.
   */
  asOf: z.iso.datetime().nullable().default(null),
  /** Past everything that was kept of earlier readings: to check what stands. */
  fresh: z.boolean().default(false),
})
export type ReadRequest = z.infer<typeof readRequestSchema>

const answerSchema = z.union([
  z.object({ value: z.unknown(), tags: z.array(z.string()) }),
  /** This one could not be answered; the others are. */
  z.object({ error: z.string() }),
])
/** One answer for each question, in their order; null where the document is not live. */
export const readResponseSchema = z.object({ answers: z.array(answerSchema) })
