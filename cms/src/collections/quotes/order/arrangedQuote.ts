import { z } from 'zod'

/** Largest number of quotes on home; readers do not wait for more (docs/decisions/0014). */
export const maxOnHome = 24

export const arrangedQuoteSchema = z.object({
  id: z.number(),
  text: z.string(),
  author: z.string(),
})

/** A published quote in the list in which editors arrange them. */
export type ArrangedQuote = z.infer<typeof arrangedQuoteSchema>
