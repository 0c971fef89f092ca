import { z } from 'zod'

/** Pages of one publish that are followed until they are on disk; others of it wait for every smaller publish. */
export const maxFollowedPages = 200

const ms = z.number().nullable()

/**
 * One publish message at `/_site/times` on a site's internal port: how long after its newest change its pages were on
 * disk, milliseconds. Null while a page is not, and for pages that it did not affect.
 */
export const publishTimeSchema = z.object({
  /** Ids of its events in the publishing log. */
  events: z.array(z.number()),
  /** When its newest change was written; UTC, ISO 8601. */
  at: z.string(),
  /** Pages that it affected. */
  pages: z.number(),
  /** Attempts at its pages that failed. */
  failed: z.number(),
  /** The page of the document itself. */
  own: ms,
  home: ms,
  /** All its pages; null if there were too many to be urgent. */
  all: ms,
  /** The page that was ready last, and how long its own render took. */
  last: z.object({ path: z.string(), ms: z.number() }).nullable(),
})
export type PublishTime = z.infer<typeof publishTimeSchema>
