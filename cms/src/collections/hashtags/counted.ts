import { countedHashtags } from '@kariera/shared/rules/listLengths'
import { z } from 'zod'
import type { Connection } from '../../lib/db/connection.ts'
import { select } from '../../lib/db/select.ts'

const countedSchema = z.object({
  id: z.number(),
  value: z.string(),
  slug: z.string(),
  count: z.coerce.number(),
})

/** Returns the hashtags with at least `fewest` live articles, the most used first; at most 100. */
export async function readCounted(
  db: Connection,
  fewest: number,
): Promise<z.infer<typeof countedSchema>[]> {
  return select(db, countedSchema)`
    SELECT id, value, slug, count FROM hashtags WHERE count >= ${fewest}
    ORDER BY count DESC, key LIMIT ${countedHashtags}`
}
