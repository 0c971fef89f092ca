import { z } from 'zod'
import { previewTicketSchema } from '../previewToken.ts'
import { staticPageNames } from '../staticPages.ts'
import { month } from './archives.ts'

export const routesSchema = z.object({
  paths: z.array(z.string()),
  /** The id to ask for next, or null at the end. */
  next: z.number().nullable(),
})
export type Routes = z.infer<typeof routesSchema>

/**
 * What the site may ask the cms, and what it gets: `POST /api/site/read`, signed, a list of questions at once.
 * Every answer names the tags of what was read, so that a page cannot forget one.
 */
export const querySchema = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('frame') }),
  z.object({ ask: z.literal('home') }),
  z.object({ ask: z.literal('article'), slug: z.string().max(300) }),
  z.object({ ask: z.literal('related'), slug: z.string().max(300) }),
  z.object({ ask: z.literal('category'), slug: z.string().max(300) }),
  previewTicketSchema.extend({ ask: z.literal('preview') }),
  z.object({ ask: z.literal('newest') }),
  z.object({ ask: z.literal('news') }),
  z.object({ ask: z.literal('months') }),
  z.object({ ask: z.literal('sitemap'), month }),
  z.object({ ask: z.literal('categoryMonth'), slug: z.string().max(300), month }),
  z.object({ ask: z.literal('hashtag'), slug: z.string().max(300) }),
  /** Those of the page of all hashtags: at least 3 live articles, at most 100, the most used first. */
  z.object({ ask: z.literal('hashtagCounts') }),
  z.object({ ask: z.literal('archives') }),
  /** What the search shows before anything is asked for (contracts/search.ts). */
  z.object({ ask: z.literal('searchStart') }),
  /** The slugs of all hashtags with live articles. */
  z.object({ ask: z.literal('hashtagSlugs') }),
  /** All services, the oldest first. */
  z.object({ ask: z.literal('services') }),
  z.object({ ask: z.literal('service'), slug: z.string().max(300) }),
  z.object({ ask: z.literal('quote'), slug: z.string().max(300) }),
  /** The addresses of all quotes. */
  z.object({ ask: z.literal('quotePaths') }),
  z.object({ ask: z.literal('employer'), slug: z.string().max(300) }),
  /** The addresses of all employers. */
  z.object({ ask: z.literal('employerPaths') }),
  z.object({ ask: z.literal('staticPage'), name: z.enum(staticPageNames) }),
  z.object({ ask: z.literal('section') }),
  /** A page of the section by its slugs: `proekti/2026`. */
  z.object({ ask: z.literal('sectionPage'), slug: z.string().max(1000) }),
  z.object({ ask: z.literal('routes'), after: z.number().int().min(0) }),
])
export type Query = z.infer<typeof querySchema>

export const readRequestSchema = z.object({
  questions: z.array(querySchema).min(1).max(500),
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
