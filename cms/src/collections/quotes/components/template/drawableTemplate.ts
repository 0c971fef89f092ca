import {
  quoteImageBounds,
  quoteTemplateSchema,
  type QuoteTemplate,
} from '@kariera/shared/contracts/quoteImage'
import { z } from 'zod'

const { width, height, fontSize } = quoteImageBounds
const within = ({ min, max }: { min: number; max: number }) => z.number().int().min(min).max(max)
const colour = z.string().trim().toLowerCase().pipe(quoteTemplateSchema.shape.backgroundColor)

const drawable = quoteTemplateSchema.extend({
  ...{ maxWidth: within(width), maxHeight: within(height), fontSize: within(fontSize) },
  ...{ backgroundColor: colour, fontColor: colour },
})

/** Returns the template in a form, given as JSON; null if it would be refused. */
export function drawableTemplate(typed: string): QuoteTemplate | null {
  return drawable.safeParse(JSON.parse(typed)).data ?? null
}
