import { looksEmpty, withoutInvisible } from '@kariera/shared/rules/invisible'
import type { FieldHook } from 'payload'

/**
 * Stores texts in Unicode NFC, without surrounding spaces, control characters or invisible characters, so that equal
 * texts are equal.
 */
export const normalised: FieldHook = ({ value }: { value?: unknown }) => normalisedText(value)

/**
 * Normalises a single text; one that looks empty becomes empty. Other values stay as they are, and are refused where a text
 * is required.
 */
export function normalisedText(value: unknown): unknown {
  if (typeof value !== 'string') return value
  return looksEmpty(value) ? '' : tidied(value).trim()
}

/** Normalises every text in a tree, such as a body. Spaces at the ends stay, because they may separate words. */
export const normalisedTree: FieldHook = ({ value }: { value?: unknown }) => tidiedTree(value)

/** Deeper than any body. Deeper nodes are left as they are, and refused (collections/articles/body/vocabulary.ts). */
const maxDepth = 200

function tidiedTree(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return tidied(value)
  if (depth > maxDepth || typeof value !== 'object' || value === null) return value
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
