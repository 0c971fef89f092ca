import { z } from 'zod'

/**
 * Fonts that the project ships, so that a picture looks the same wherever it is drawn; the first one is the default.
 */
export const quoteFonts = ['Sofia Sans', 'Lora'] as const
export type QuoteFont = (typeof quoteFonts)[number]

export const quoteAlignments = ['left', 'center', 'right'] as const

/** A stored colour, as `#187bcd`. */
export const colourPattern = /^#[0-9a-f]{6}$/

/** Bounds for the size of a picture of a quote and of its letters; pixels. */
export const quoteImageBounds = {
  width: { min: 400, max: 2400 },
  height: { min: 300, max: 2400 },
  fontSize: { min: 12, max: 200 },
} as const

/** The look of a picture of a quote; lengths in pixels. */
export const quoteTemplateSchema = z.object({
  maxWidth: z.number().int(),
  maxHeight: z.number().int(),
  backgroundColor: z.string().regex(colourPattern),
  fontSize: z.number().int(),
  fontFamily: z.enum(quoteFonts),
  fontColor: z.string().regex(colourPattern),
  textAlign: z.enum(quoteAlignments),
  /** Anchor of the text: its middle, or its left or right edge, by the alignment. */
  textX: z.number().int(),
  textY: z.number().int(),
})
export type QuoteTemplate = z.infer<typeof quoteTemplateSchema>

/** The default look of a picture of a quote. */
export const defaultQuoteTemplate: QuoteTemplate = {
  maxWidth: 1200,
  maxHeight: 628,
  backgroundColor: '#187bcd',
  fontSize: 48,
  fontFamily: 'Sofia Sans',
  fontColor: '#ffffff',
  textAlign: 'center',
  textX: 600,
  textY: 314,
}
