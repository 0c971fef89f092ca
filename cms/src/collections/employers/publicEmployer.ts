import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { connectionOf } from '../../lib/db/connection.ts'
import { select } from '../../lib/db/select.ts'

const rowSchema = z.object({
  id: z.number(),
  slug: z.string(),
  /** Whether readers see it: it is not in the trash. */
  shown: z.boolean(),
})

/** The stored values of an employer that decide its address. */
export type PublicEmployer = z.infer<typeof rowSchema>

/**
 * Reads the row inside the request's transaction and locks it, so that two saves of one employer run one after the
 * other.
 */
export async function lockPublicEmployer(
  req: PayloadRequest,
  id: number,
): Promise<PublicEmployer | null> {
  const connection = await connectionOf(req)
  const [row] = await select(connection, rowSchema)`
    SELECT id, slug, deleted_at IS NULL AS shown FROM employers
    WHERE id = ${id} FOR NO KEY UPDATE`
  return row ?? null
}
