import { z } from 'zod'
import { readersViewSchema } from '../../articles/live/readersView.ts'

export const carouselRowSchema = z.object({
  id: z.number(),
  articleId: z.number(),
  title: z.string(),
  /** When the article was created, UTC, ISO 8601. */
  createdAt: z.coerce.date().transform((date) => date.toISOString()),
  /** Display time, seconds. */
  timeDisplayed: z.number(),
  status: readersViewSchema,
})

/** A row of the carousel's list. */
export type CarouselRow = z.infer<typeof carouselRowSchema>
