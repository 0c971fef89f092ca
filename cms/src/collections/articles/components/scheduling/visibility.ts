import type { Visibility } from '@kariera/shared/rules/liveAndPromoted'
import { z } from 'zod'

const moment = z.string().nullish().catch(null)
const visibilitySchema = z.object({
  _status: z.enum(['draft', 'published']).nullish().catch(null),
  deletedAt: moment,
  datePublished: moment,
  updatedAt: moment,
})

/**
 * Returns the values of a document that decide whether readers see it, and when it was saved; empty if it is not a
 * document.
 */
export function visibilityIn(
  document: unknown,
): Visibility & { updatedAt?: string | null | undefined } {
  return visibilitySchema.safeParse(document).data ?? {}
}
