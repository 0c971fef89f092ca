import { z } from 'zod'

/** UTC, ISO 8601. */
const moment = z.string()

/**
 * The state of an article's page as its form shows it: `GET /api/articles/{id}/live-state`, for the newsroom only. It
 * describes what readers see, whatever newer drafts contain.
 */
export const liveStateSchema = z.discriminatedUnion('state', [
  /**
   * Readers have the newest published version. `since` is null if it was not recorded; `ms` is the time from the save
   * to the page on disk, null if it is no longer known.
   */
  z.object({
    state: z.literal('live'),
    /** The page's full address. */
    url: z.string(),
    since: moment.nullable(),
    ms: z.number().nullable(),
  }),
  /** Published, and waiting to be rendered; `since` is null if another change made the page wait. */
  z.object({ state: z.literal('rendering'), since: moment.nullable() }),
  /** Not public any more, but its page still exists and is being removed. */
  z.object({ state: z.literal('removing'), since: moment.nullable() }),
  /**
   * The page could not be updated or removed. It is tried again automatically, or by a retry of the event; `eventId` is
   * null if the log no longer has the event.
   */
  z.object({
    state: z.literal('failed'),
    what: z.enum(['update', 'removal']),
    /** A sentence in the language of the user. */
    reason: z.string(),
    eventId: z.number().nullable(),
  }),
  /** Published, but neither the site nor the log knows what readers see. */
  z.object({ state: z.literal('unknown') }),
  /**
   * Not public: never published or unpublished, in the trash (`trashed`), or dated in the future (`scheduled`, `at`).
   */
  z.object({ state: z.literal('draft') }),
  z.object({ state: z.literal('trashed') }),
  z.object({ state: z.literal('scheduled'), at: moment }),
])
export type LiveState = z.infer<typeof liveStateSchema>
