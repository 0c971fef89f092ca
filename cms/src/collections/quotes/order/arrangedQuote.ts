import { z } from 'zod'

export const arrangedQuoteSchema = z.object({
  id: z.number(),
  text: z.string(),
  author: z.string(),
})

/** A published quote in the list in which editors arrange them. */
export type ArrangedQuote = z.infer<typeof arrangedQuoteSchema>
