import type { Client } from 'pg'
import { z } from 'zod'
import { select } from './databaseSession.ts'

const changeSchema = z.object({ off: z.string(), on: z.string() })

/**
 * Removes foreign keys and disables triggers while rows are copied table by table: references may be to rows that come
 * later, and the rows that triggers write are in the backup already.
 *
 * @returns a function that restores them, and so checks every reference
 */
export async function putAside(client: Client): Promise<() => Promise<void>> {
  const changes = await select(
    client,
    changeSchema,
    `SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS off,
       format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS on
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace
     UNION ALL
     SELECT DISTINCT format('ALTER TABLE %s DISABLE TRIGGER USER', tgrelid::regclass),
       format('ALTER TABLE %s ENABLE TRIGGER USER', tgrelid::regclass)
     FROM pg_trigger JOIN pg_class AS o ON o.oid = tgrelid
     WHERE NOT tgisinternal AND o.relnamespace = 'public'::regnamespace`,
  )
  for (const { off } of changes) await client.query(off)
  return async () => {
    for (const { on } of changes) await client.query(on)
  }
}
