import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { connectionOf } from '../../lib/db/connection.ts'
import { select } from '../../lib/db/select.ts'

const rowSchema = z.object({
  id: z.number(),
  slug: z.string().nullable(),
  title: z.string(),
  /** Whether readers see it: it is not in the trash. */
  shown: z.boolean(),
})

/** The stored values of a service that decide its address. */
export type PublicService = z.infer<typeof rowSchema>

/**
 * Reads the row inside the request's transaction and locks it, so that two saves of one service run one after the
 * other.
 */
export async function lockPublicService(
  req: PayloadRequest,
  id: number,
): Promise<PublicService | null> {
  const connection = await connectionOf(req)
  const [row] = await select(connection, rowSchema)`
    SELECT id, slug, title, deleted_at IS NULL AS shown FROM services WHERE id = ${id} FOR UPDATE`
  return row ?? null
}
