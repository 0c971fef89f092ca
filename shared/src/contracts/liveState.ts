import { z } from 'zod'

/** UTC, ISO 8601. */
const moment = z.string()

/**
 * What an article's form says about its page: `GET /api/articles/{id}/live-state`, for the newsroom only.
 * It says what readers see, whatever the drafts over it say.
 */
export const liveStateSchema = z.discriminatedUnion('state', [
  /**
   * Readers have the newest published version. `since` is null where nobody noted it; `ms` from the save to the
   * page on disk, null where that is not known any more.
   */
  z.object({
    state: z.literal('live'),
    /** The page's address, whole. */
    url: z.string(),
    since: moment.nullable(),
    ms: z.number().nullable(),
  }),
  /** Published, and on its way to the page; `since` is null where another change made the page wait. */
  z.object({ state: z.literal('rendering'), since: moment.nullable() }),
  /** Not public any more, but its page still stands and is being taken away. */
  z.object({ state: z.literal('removing'), since: moment.nullable() }),
  /**
   * The page could not be brought up to date, or not be taken away. It is tried again by itself, or by a retry of
   * the event; null where the log no longer has it.
   */
  z.object({
    state: z.literal('failed'),
    what: z.enum(['update', 'removal']),
    /** A sentence in the asker's language. */
    reason: z.string(),
    eventId: z.number().nullable(),
  }),
  /** Published, but neither the site nor the log can say what readers see. */
  z.object({ state: z.literal('unknown') }),
  /** Not public: never published or unpublished, in the trash, or its date is in the future (`at`). */
  z.object({ state: z.literal('draft') }),
  z.object({ state: z.literal('trashed') }),
  z.object({ state: z.literal('scheduled'), at: moment }),
])
export type LiveState = z.infer<typeof liveStateSchema>
