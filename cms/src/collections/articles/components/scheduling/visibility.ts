import type { Visibility } from '@kariera/shared/rules/article'
import { z } from 'zod'

const moment = z.string().nullish().catch(null)
const visibilitySchema = z.object({
  _status: z.enum(['draft', 'published']).nullish().catch(null),
  deletedAt: moment,
  datePublished: moment,
})

/** What of a document decides whether readers see it; of what is none, nothing. */
export function visibilityIn(document: unknown): Visibility {
  return visibilitySchema.safeParse(document).data ?? {}
}
