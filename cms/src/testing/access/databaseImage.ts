import { z } from 'zod'
import type { TestNewsroom } from '../newsroom.ts'

/** A fingerprint of each table of the database, which changes with every row that is written or deleted. */
export type DatabaseImage = Map<string, string>

const namesSchema = z.array(z.object({ name: z.string() }))
const imageSchema = z.array(z.object({ name: z.string(), content: z.string() }))

/** The statement for the tables of each newsroom: PostgreSQL plans it once. */
const statements = new WeakMap<TestNewsroom, Promise<string>>()

export async function databaseImage(newsroom: TestNewsroom): Promise<DatabaseImage> {
  const { pool } = newsroom.payload.db
  const statement = statements.get(newsroom) ?? statementOf(newsroom)
  statements.set(newsroom, statement)
  const { rows } = await pool.query({ name: 'database image', text: await statement })
  return new Map(imageSchema.parse(rows).map(({ name, content }) => [name, content]))
}

/**
 * Counts the rows of each table and sums up the transactions that wrote them, so that a row written again with the same
 * values is noticed too.
 */
async function statementOf({ payload: { db } }: TestNewsroom): Promise<string> {
  const { rows } = await db.pool.query(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
  )
  return namesSchema
    .parse(rows)
    .map(
      ({ name }) => `
        SELECT '${name}' AS name, concat(count(*), ' ', sum(xmin::text::bigint)) AS content FROM ${name}`,
    )
    .join(' UNION ALL ')
}

/** Names of the tables that differ. */
export function changedTables(before: DatabaseImage, after: DatabaseImage): string[] {
  return [...after].flatMap(([name, content]) => (before.get(name) === content ? [] : name))
}
