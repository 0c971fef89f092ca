import { z } from 'zod'
import { previewTicketSchema } from '../previewToken.ts'
import { staticPageNames } from '../staticPages.ts'
import { month } from './archives.ts'

export const routesSchema = z.object({
  paths: z.array(z.string()),
  /** The id for the next request, or null at the end. */
  next: z.number().nullable(),
})
export type Routes = z.infer<typeof routesSchema>

/**
 * The queries of the site to the cms: `POST /api/site/read`, signed, with a list of queries. Every answer lists the
 * tags of what was read, so that a page cannot miss one.
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
  /** The hashtags of the page of all hashtags: with at least 3 live articles, at most 100, the most used first. */
  z.object({ ask: z.literal('hashtagCounts') }),
  z.object({ ask: z.literal('archives') }),
  /** The content of the search page before a search (contracts/search.ts). */
  z.object({ ask: z.literal('searchStart') }),
  /** The slugs of all hashtags with live articles. */
  z.object({ ask: z.literal('hashtagSlugs') }),
  /** All services, oldest first. */
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
  /** A page of the section, by its slugs: `proekti/2026`. */
  z.object({ ask: z.literal('sectionPage'), slug: z.string().max(1000) }),
  z.object({ ask: z.literal('routes'), after: z.number().int().min(0) }),
])
export type Query = z.infer<typeof querySchema>

export const readRequestSchema = z.object({
  queries: z.array(querySchema).min(1).max(500),
  /**
   * The moment of the newest event that the site knows (UTC, ISO 8601). Changes announced at that moment must be
   * visible in the response, even if the clock of the responding machine is behind.
   */
  asOf: z.iso.datetime().nullable().default(null),
  /** Ignores all cached results of earlier reads, to check the stored pages. */
  fresh: z.boolean().default(false),
  /** Nobody waits for the answers: saves go first. */
  patient: z.boolean().default(false),
})
export type ReadRequest = z.infer<typeof readRequestSchema>

const answerSchema = z.union([
  z.object({ value: z.unknown(), tags: z.array(z.string()) }),
  /** This query failed; the others are answered. */
  z.object({ error: z.string() }),
])

/** One answer for each query, in order; null if the document is not live. */
export const readResponseSchema = z.object({ answers: z.array(answerSchema) })
