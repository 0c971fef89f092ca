import { withoutInvisible } from '@kariera/shared/rules/invisible'
import type { FieldHook } from 'payload'

/** Texts are stored in Unicode NFC, without space at the ends, control characters or what nobody sees: equal texts are equal. */
export const normalised: FieldHook = ({ value }: { value?: unknown }) => normalisedText(value)

/** The same for a text by itself; anything else stays what it is, and is refused where a text is wanted. */
export function normalisedText(value: unknown): unknown {
  return typeof value === 'string' ? tidied(value).trim() : value
}

/** The same for every text in a tree, such as a body; a space at an end may be that between two words. */
export const normalisedTree: FieldHook = ({ value }: { value?: unknown }) => tidiedTree(value)

/** Deeper than any body is; what is, is left as it is, and refused (collections/articles/body/vocabulary.ts). */
const deepest = 200

function tidiedTree(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return tidied(value)
  if (depth > deepest || typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => tidiedTree(item, depth + 1))
  const entries = Object.entries(value)
  return Object.fromEntries(entries.map(([key, item]) => [key, tidiedTree(item, depth + 1)]))
}

function tidied(text: string): string {
  return withoutInvisible(text.toWellFormed().normalize('NFC')).replace(
    /(?![\n\t])[\p{Cc}\uFFFE\uFFFF]/gu,
    '',
  )
}
