import { z } from 'zod'

const moment = z.coerce
  .date()
  .transform((date) => date.toISOString())
  .nullable()

/** How a promotion stands at a moment; `from` and `at` are UTC, ISO 8601. */
const standingSchema = z.discriminatedUnion('is', [
  z.object({ is: z.literal('draft') }),
  z.object({ is: z.literal('waiting'), from: z.string() }),
  z.object({ is: z.literal('promoted') }),
  z.object({ is: z.literal('ended'), at: z.string() }),
])

export type Standing = z.infer<typeof standingSchema>

export const paidArticleSchema = z.object({
  id: z.number(),
  title: z.string(),
  /** UTC, ISO 8601; null where the promotion begins with the publication, or does not end. */
  startDate: moment,
  endDate: moment,
  /** Null where nobody has given it a place yet. */
  orderValue: z.number().nullable(),
  standing: standingSchema,
})

/** A line of the list in which editors arrange what is paid. */
export type PaidArticle = z.infer<typeof paidArticleSchema>
