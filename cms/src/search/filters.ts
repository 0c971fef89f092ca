import { maxFilterLength } from '@kariera/shared/rules/search'
import { z } from 'zod'

/** A text of a filter as it is looked for: Unicode NFC, without spaces around it; undefined where nothing is left. */
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

/** What is asked for; a filter that is not set finds everything. */
export type Asked = z.output<typeof querySchema>

/** What a bad question is told. */
export const filtersExpected = `title, entityName, category and hashtag are texts of at most ${maxFilterLength} characters, page is a whole number from 1 on.`

/**
 * What a caller asks for. Whatever else stands in its address is none of our business.
 *
 * @returns null where it cannot be understood
 */
export function askedIn(query: unknown): Asked | null {
  return querySchema.safeParse(query).data ?? null
}
