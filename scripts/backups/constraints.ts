import type { Client } from 'pg'
import { z } from 'zod'
import { select } from './database-session.ts'

const changeSchema = z.object({ off: z.string(), on: z.string() })

/**
 * Puts aside what would check or change rows while they are copied in, table by table: references to rows that are yet
 * to come, and triggers, whose work is in the backup itself.
 *
 * @returns what puts it back, and so checks every reference
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
