import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Connection } from '../../lib/db/connection.ts'
import { idList } from '../../lib/db/lists.ts'
import { nameAtFirst } from './firstAdministrator.ts'

const rowsSchema = z.array(z.object({ id: z.number(), name: z.string() }))

/**
 * The names under which readers see what accounts have written, by the accounts' ids. An account that is called as the
 * first start has called it is nobody's name yet, and is left out.
 */
export async function authorNames(db: Connection, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute(sql`
    SELECT id, name FROM users WHERE id IN ${idList(ids)} AND name <> ${nameAtFirst}`)
  return new Map(rowsSchema.parse(rows).map(({ id, name }) => [id, name]))
}
