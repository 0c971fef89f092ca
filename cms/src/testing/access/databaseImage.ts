import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { TestNewsroom } from '../newsroom.ts'

/** What stands in each table of the database, as a number that changes with it. */
export type DatabaseImage = Map<string, string>

const tablesSchema = z.array(z.object({ name: z.string() }))
const imageSchema = z.array(z.object({ name: z.string(), content: z.string() }))

export async function databaseImage({ payload }: TestNewsroom): Promise<DatabaseImage> {
  const db = payload.db.drizzle
  const tables = await db.execute(
    sql`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  )
  const contents = tablesSchema.parse(tables.rows).map(
    ({ name }) => sql`
      SELECT ${name}::text AS name, md5(coalesce(string_agg(t::text, E'\n' ORDER BY t::text), '')) AS content
      FROM ${sql.identifier(name)} AS t`,
  )
  const { rows } = await db.execute(sql.join(contents, sql` UNION ALL `))
  return new Map(imageSchema.parse(rows).map(({ name, content }) => [name, content]))
}

/** The tables that are not as they were. */
export function changedTables(before: DatabaseImage, after: DatabaseImage): string[] {
  return [...after].flatMap(([name, content]) => (before.get(name) === content ? [] : name))
}
