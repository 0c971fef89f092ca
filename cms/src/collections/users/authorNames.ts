import { z } from 'zod'
import type { Connection } from '../../lib/db/connection.ts'
import { idList } from '../../lib/db/lists.ts'
import { nameAtFirst } from './firstAdministrator.ts'
import { select } from '../../lib/db/select.ts'

const rowsSchema = z.object({ id: z.number(), name: z.string() })

/**
 * Reads the author names that readers see.
 *
 * @returns a function from an account to its name; empty if there is no account, and for the default name of the first
 * administrator, which is not a person's name
 */
export async function authorNames(
  db: Connection,
  accounts: (number | null)[],
): Promise<(account: number | null) => string> {
  const ids = [...new Set(accounts)].filter((id) => id !== null)
  if (ids.length === 0) return () => ''
  const rows = await select(db, rowsSchema)`
    SELECT id, name FROM users WHERE id IN ${idList(ids)} AND name <> ${nameAtFirst}`
  const names = new Map<number | null, string>(rows.map(({ id, name }) => [id, name]))
  return (account) => names.get(account) ?? ''
}
