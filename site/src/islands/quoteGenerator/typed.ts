import {
  defaultQuoteTemplate,
  quoteImageBounds,
  quoteTemplateSchema,
} from '@kariera/shared/contracts/quoteImage'
import type { QuoteToDraw } from '@kariera/shared/quote-image/layout'
import { quoteGeneratorTexts as texts } from '@kariera/shared/texts/reader'
import { z } from 'zod'

/** The values of the fields, by their names, all as text. */
export type Typed = Record<string, string>

/** Returns the initial values. */
export function typedFirst(): Typed {
  const { fontSize, textX, textY, ...template } = defaultQuoteTemplate
  const { fontFamily, textAlign, fontColor, backgroundColor } = template
  return {
    ...{ ...texts.sample, fontFamily, textAlign, fontColor, backgroundColor },
    ...{ fontSize: String(fontSize), textX: String(textX), textY: String(textY) },
  }
}

/** Fields with whole numbers of pixels. */
export type NumberName = 'fontSize' | 'textX' | 'textY'

export const numberBounds: Record<NumberName, { min: number; max: number }> = {
  fontSize: quoteImageBounds.fontSize,
  textX: { min: 0, max: defaultQuoteTemplate.maxWidth },
  textY: { min: 0, max: defaultQuoteTemplate.maxHeight },
}
const numberNames = ['fontSize', 'textX', 'textY'] as const

export const longestAuthor = 200

const typedSchema = quoteTemplateSchema.extend({
  text: z.string(),
  author: z.string(),
  fontSize: z.coerce.number(),
  textX: z.coerce.number(),
  textY: z.coerce.number(),
})

export type TypedFaults = Partial<Record<NumberName | 'text', string>>

/** Returns the errors of the values; empty if there are none. */
export function faultsOf(typed: Typed): TypedFaults {
  const faults: TypedFaults = typed.text?.trim() ? {} : { text: texts.noText }
  for (const name of numberNames) {
    const { min, max } = numberBounds[name]
    if (!isWhole(typed[name] ?? '', min, max))
      faults[name] = texts.wrongNumber.replace('{min}', String(min)).replace('{max}', String(max))
  }
  return faults
}

function isWhole(text: string, min: number, max: number): boolean {
  return /^\d+$/.test(text.trim()) && Number(text) >= min && Number(text) <= max
}

/** Returns the quote to draw; null if a value is wrong. */
export function pictureIn(typed: Typed): QuoteToDraw | null {
  if (Object.keys(faultsOf(typed)).length > 0) return null
  const { text, author, ...template } = typedSchema.parse({ ...defaultQuoteTemplate, ...typed })
  return { template, text, author }
}
