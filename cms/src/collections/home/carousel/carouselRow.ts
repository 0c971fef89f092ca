import { z } from 'zod'

/** Whether readers see an article that stands in the carousel; `from` is UTC, ISO 8601. */
const standingSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('live') }),
  z.object({ is: z.literal('scheduled'), from: z.string() }),
  z.object({ is: z.literal('draft') }),
  z.object({ is: z.literal('trashed') }),
])

export type Standing = z.infer<typeof standingSchema>

export const carouselRowSchema = z.object({
  id: z.number(),
  articleId: z.number(),
  title: z.string(),
  /** When the article was created, UTC, ISO 8601. */
  createdAt: z.coerce.date().transform((date) => date.toISOString()),
  /** Seconds. */
  timeDisplayed: z.number(),
  standing: standingSchema,
})

/** A line of the list of what stands in the carousel. */
export type CarouselRow = z.infer<typeof carouselRowSchema>
