import { sql } from '@payloadcms/db-postgres'
import { PgDialect } from '@payloadcms/db-postgres/drizzle/pg-core'
import type { Payload } from 'payload'
import { z } from 'zod'
import { isPooled } from '../databasePool.ts'

const dialect = new PgDialect()

/**
 * Returns a function that runs the statement that follows as a template, as `select` does, for one that runs very often
 * outside a transaction: each connection parses it once, under this name, and may keep its plan. Its text must never
 * change, so every value, also a moment, has to be a parameter. Behind a pooler it has no name.
 */
export function selectPrepared<Schema extends z.ZodType>(
  { db }: Payload,
  name: string,
  schema: Schema,
) {
  return async (...statement: Parameters<typeof sql>): Promise<z.output<Schema>[]> => {
    const { sql: text, params } = dialect.sqlToQuery(sql(...statement))
    const { rows } = await db.pool.query({ ...(!isPooled() && { name }), text, values: params })
    return z.array(schema).parse(rows)
  }
}
