import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Connection } from './connection.ts'

/**
 * Runs the statement that follows as a template: select(db, schema)`SELECT …`.
 *
 * @returns a function of the statement that gives its rows, and throws a `ZodError` if one does not match the schema
 */
export function select<Schema extends z.ZodType>(db: Connection, schema: Schema) {
  return async (...statement: Parameters<typeof sql>): Promise<z.output<Schema>[]> => {
    const { rows } = await db.execute(sql(...statement))
    return z.array(schema).parse(rows)
  }
}

/** The same for a statement that returns one row. */
export function selectOne<Schema extends z.ZodType>(db: Connection, schema: Schema) {
  return async (...statement: Parameters<typeof sql>): Promise<z.output<Schema>> => {
    const { rows } = await db.execute(sql(...statement))
    return schema.parse(rows[0])
  }
}

/** The same for a statement whose rows have an `id`, which it gives. */
export function selectIds(db: Connection) {
  return async (...statement: Parameters<typeof sql>): Promise<number[]> => {
    const rows = await select(db, z.object({ id: z.number() }))(...statement)
    return rows.map(({ id }) => id)
  }
}
