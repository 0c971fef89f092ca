import { maxFilterLength } from '@kariera/shared/rules/search'
import { z } from 'zod'

/** A search text of a filter: Unicode NFC, without surrounding spaces; undefined if it is empty. */
const textSchema = z
  .string()
  .max(maxFilterLength)
  .refine((text) => !text.includes('\0'))
  .transform((text) => text.toWellFormed().normalize('NFC').trim() || undefined)
  .optional()

const querySchema = z.object({
  title: textSchema,
  entityName: textSchema,
  category: textSchema,
  hashtag: textSchema,
  page: z
    .string()
    .regex(/^[1-9]\d{0,6}$/)
    .default('1')
    .transform(Number),
})

/** The requested filters; a filter that is not set matches everything. */
export type SearchQuery = z.output<typeof querySchema>

/** Error message for an invalid query. */
export const filtersExpected = `title, entityName, category and hashtag are texts of at most ${maxFilterLength} characters, page is a whole number from 1 on.`

/**
 * Parses a caller's query. Other parameters are ignored.
 *
 * @returns null if it is invalid
 */
export function searchQueryIn(query: unknown): SearchQuery | null {
  return querySchema.safeParse(query).data ?? null
}
