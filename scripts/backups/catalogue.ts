import { escapeIdentifier, type Client } from 'pg'
import { z } from 'zod'
import { select } from './database-session.ts'
import type { BackupSequence } from './format.ts'

/** A table of ours, with the columns that are written: computed ones compute themselves. */
export interface Table {
  name: string
  columns: string[]
}

/** What an extension brought belongs to it. */
const NOT_OF_EXTENSION = `NOT EXISTS (
  SELECT 1 FROM pg_depend AS d WHERE d.objid = o.oid AND d.deptype = 'e')`

const tableSchema = z.object({ name: z.string(), columns: z.array(z.string()) })
const nameSchema = z.object({ name: z.string() })

/** Every table, by name. */
export function tablesOf(client: Client): Promise<Table[]> {
  return select(
    client,
    tableSchema,
    `SELECT o.relname AS name, coalesce((
       SELECT json_agg(a.attname ORDER BY a.attnum) FROM pg_attribute AS a
       WHERE a.attrelid = o.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''), '[]') AS columns
     FROM pg_class AS o
     WHERE o.relnamespace = 'public'::regnamespace AND o.relkind IN ('r', 'p') AND ${NOT_OF_EXTENSION}
     ORDER BY o.relname`,
  )
}

/** Every sequence, and how far it is: at least as far as any snapshot that was taken before. */
export async function sequencesOf(client: Client): Promise<BackupSequence[]> {
  const named = await select(
    client,
    nameSchema,
    `SELECT o.relname AS name FROM pg_class AS o
     WHERE o.relnamespace = 'public'::regnamespace AND o.relkind = 'S' AND ${NOT_OF_EXTENSION}
     ORDER BY o.relname`,
  )
  const sequences = []
  for (const { name } of named) {
    const sql = `SELECT last_value::text AS last, is_called AS called FROM ${escapeIdentifier(name)}`
    for (const { last, called } of await select(client, positionSchema, sql)) {
      sequences.push({ name, lastValue: last, isCalled: called })
    }
  }
  return sequences
}

const positionSchema = z.object({ last: z.string(), called: z.boolean() })

/** Removes every table, function and type of ours; what extensions brought stays. */
export async function removeEverything(client: Client): Promise<void> {
  const { rows } = await client.query(
    `SELECT format('DROP TABLE IF EXISTS %s CASCADE', string_agg(o.oid::regclass::text, ', ')) AS sql
     FROM pg_class AS o
     WHERE o.relnamespace = 'public'::regnamespace AND o.relkind IN ('r', 'p') AND ${NOT_OF_EXTENSION}
     HAVING count(*) > 0
     UNION ALL
     SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', string_agg(o.oid::regprocedure::text, ', '))
     FROM pg_proc AS o
     WHERE o.pronamespace = 'public'::regnamespace AND ${NOT_OF_EXTENSION}
     HAVING count(*) > 0
     UNION ALL
     SELECT format('DROP TYPE IF EXISTS %s CASCADE', string_agg(o.oid::regtype::text, ', ')) FROM pg_type AS o
     WHERE o.typnamespace = 'public'::regnamespace AND o.typtype = 'e' AND ${NOT_OF_EXTENSION}
     HAVING count(*) > 0`,
  )
  for (const { sql } of z.array(z.object({ sql: z.string() })).parse(rows)) await client.query(sql)
}
