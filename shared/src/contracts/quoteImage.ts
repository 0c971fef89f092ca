import { z } from 'zod'

/** Fonts that the project ships, so that a picture looks alike wherever it is drawn; the first where none is chosen. */
export const quoteFonts = ['Sofia Sans', 'Lora'] as const
export type QuoteFont = (typeof quoteFonts)[number]

export const quoteAlignments = ['left', 'center', 'right'] as const

/** A colour as it is stored: `#187bcd`. */
export const colourPattern = /^#[0-9a-f]{6}$/

/** How large a picture of a quote may be, and its letters; pixels. */
export const quoteImageBounds = {
  width: { min: 400, max: 2400 },
  height: { min: 300, max: 2400 },
  fontSize: { min: 12, max: 200 },
} as const

/** How a picture of a quote looks (back-office.md, sections 3 and 9); lengths in pixels. */
export const quoteTemplateSchema = z.object({
  maxWidth: z.number().int(),
  maxHeight: z.number().int(),
  backgroundColor: z.string().regex(colourPattern),
  fontSize: z.number().int(),
  fontFamily: z.enum(quoteFonts),
  fontColor: z.string().regex(colourPattern),
  textAlign: z.enum(quoteAlignments),
  /** Where the text is anchored: its middle, or its left or right edge by the alignment. */
  textX: z.number().int(),
  textY: z.number().int(),
})
export type QuoteTemplate = z.infer<typeof quoteTemplateSchema>

/** reader-site.md, section 3; back-office.md, section 9. */
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
