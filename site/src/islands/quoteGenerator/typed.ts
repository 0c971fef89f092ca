import {
  defaultQuoteTemplate,
  quoteImageBounds,
  quoteTemplateSchema,
} from '@kariera/shared/contracts/quoteImage'
import type { QuoteToDraw } from '@kariera/shared/quote-image/layout'
import { quoteGeneratorTexts as texts } from '@kariera/shared/texts/reader'
import { z } from 'zod'

/** What the fields hold, by their names: all of it is text. */
export type Typed = Record<string, string>

/** What they hold at first. */
export function typedFirst(): Typed {
  const { fontSize, textX, textY, ...template } = defaultQuoteTemplate
  const { fontFamily, textAlign, fontColor, backgroundColor } = template
  return {
    ...{ ...texts.sample, fontFamily, textAlign, fontColor, backgroundColor },
    ...{ fontSize: String(fontSize), textX: String(textX), textY: String(textY) },
  }
}

/** Whole numbers of pixels. */
export type NumberName = 'fontSize' | 'textX' | 'textY'

export const numberBounds: Record<NumberName, { min: number; max: number }> = {
  fontSize: quoteImageBounds.fontSize,
  textX: { min: 0, max: defaultQuoteTemplate.maxWidth },
  textY: { min: 0, max: defaultQuoteTemplate.maxHeight },
}
const numberNames = ['fontSize', 'textX', 'textY'] as const

export const longestText = 1000
export const longestAuthor = 200

const typedSchema = quoteTemplateSchema.extend({
  text: z.string(),
  author: z.string(),
  fontSize: z.coerce.number(),
  textX: z.coerce.number(),
  textY: z.coerce.number(),
})

export type TypedFaults = Partial<Record<NumberName | 'text', string>>

/** What is wrong with what is filled in; empty where nothing is. */
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

/** What is to be drawn; null where something is wrong. */
export function pictureIn(typed: Typed): QuoteToDraw | null {
  if (Object.keys(faultsOf(typed)).length > 0) return null
  const { text, author, ...template } = typedSchema.parse({ ...defaultQuoteTemplate, ...typed })
  return { template, text, author }
}
