import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { sql } from '@payloadcms/db-postgres'
import type { CollectionBeforeDeleteHook } from 'payload'
import { z } from 'zod'
import { connectionOf } from '../publishing/connection.ts'
import { refusal } from '../users/refusal.ts'

/**
 * A category goes only when no article stands in it, in the trash and in drafts neither: they would lose it, and readers
 * them. Who saves an article into it at this moment is waited for.
 *
 * @throws {APIError} 409 with how many there are
 */
export const refuseWhileInUse: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const connection = await connectionOf(req)
  await connection.execute(sql`SELECT 1 FROM categories WHERE id = ${id} FOR UPDATE`)
  const { rows } = await connection.execute(sql`
    SELECT count(*)::int AS count FROM (
      SELECT id FROM articles WHERE category_id = ${id}
      UNION
      SELECT parent_id FROM _articles_v WHERE version_category_id = ${id} AND latest) AS users`)
  const [{ count }] = z.tuple([z.object({ count: z.number() })]).parse(rows)
  if (count > 0) throw refusal(req, backOfficeTexts.category.inUse(count), 409)
}
