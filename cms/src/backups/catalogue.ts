import { DatabaseError, escapeIdentifier, type Client } from 'pg'
import { z } from 'zod'
import { Failure } from '@kariera/shared/commands/command'
import { select } from './databaseSession.ts'
import type { BackupSequence } from './format.ts'

/** A table, with its columns that can be written (no generated ones). */
export interface Table {
  name: string
  columns: string[]
}

/** Objects that belong to an extension are left to it. */
const NOT_OF_EXTENSION = `NOT EXISTS (
  SELECT 1 FROM pg_depend AS d WHERE d.objid = o.oid AND d.deptype = 'e')`

const tableSchema = z.object({ name: z.string(), columns: z.array(z.string()) })
const nameSchema = z.object({ name: z.string() })

/** Returns every table, sorted by name. */
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

/**
 * Returns the sequences of some tables with their positions, which are at least those of any snapshot taken before.
 *
 * @param tables by name; a sequence that belongs to none of them is not ours
 */
export async function sequencesOf(client: Client, tables: string[]): Promise<BackupSequence[]> {
  const named = await select(
    client,
    nameSchema,
    `SELECT o.relname AS name FROM pg_class AS o
     WHERE o.relnamespace = 'public'::regnamespace AND o.relkind = 'S' AND EXISTS (
       SELECT 1 FROM pg_depend AS d JOIN pg_class AS t ON t.oid = d.refobjid AND d.refclassid = 'pg_class'::regclass
       WHERE d.objid = o.oid AND d.classid = 'pg_class'::regclass AND d.deptype IN ('a', 'i')
         AND t.relnamespace = 'public'::regnamespace AND t.relname = ANY ($1))
     ORDER BY o.relname`,
    [tables],
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

/**
 * Removes every table, function and type of ours; objects of extensions and of other applications stay.
 *
 * @param ours by name (cms/src/migrationFiles.ts)
 * @throws {Failure} if an object of another application depends on one of them
 */
export async function removeOurs(client: Client, ours: ReadonlySet<string>): Promise<void> {
  const { rows } = await client.query(
    `SELECT format('DROP TABLE %s', string_agg(o.oid::regclass::text, ', ')) AS sql
     FROM pg_class AS o
     WHERE o.relnamespace = 'public'::regnamespace AND o.relkind IN ('r', 'p') AND o.relname = ANY ($1)
       AND ${NOT_OF_EXTENSION}
     HAVING count(*) > 0
     UNION ALL
     SELECT format('DROP ROUTINE %s', string_agg(o.oid::regprocedure::text, ', '))
     FROM pg_proc AS o
     WHERE o.pronamespace = 'public'::regnamespace AND o.proname = ANY ($1) AND ${NOT_OF_EXTENSION}
     HAVING count(*) > 0
     UNION ALL
     SELECT format('DROP TYPE %s', string_agg(o.oid::regtype::text, ', ')) FROM pg_type AS o
     WHERE o.typnamespace = 'public'::regnamespace AND o.typtype = 'e' AND o.typname = ANY ($1)
       AND ${NOT_OF_EXTENSION}
     HAVING count(*) > 0`,
    [[...ours]],
  )
  for (const { sql } of z.array(z.object({ sql: z.string() })).parse(rows)) await drop(client, sql)
}

/** Drops without CASCADE, so that no view, table or column of another application that depends on ours is lost. */
async function drop(client: Client, sql: string): Promise<void> {
  try {
    await client.query(sql)
  } catch (error) {
    if (!(error instanceof DatabaseError) || error.code !== '2BP01') throw error
    throw new Failure(
      `Something in the database that is none of Kariera needs what would be replaced: nothing was changed. Remove it first. (${error.detail ?? error.message})`,
    )
  }
}
