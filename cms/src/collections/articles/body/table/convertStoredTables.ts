import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import type { Connection } from '../../../../lib/db/connection.ts'
import { select, selectOne } from '../../../../lib/db/select.ts'
import { convertTables } from './convertTables.ts'

/**
 * Converts the tables of all texts in the database (convertTables.ts). Whatever else is in a text stays as it is, and so
 * do the times of the documents.
 */
export async function convertStoredTables(db: Connection): Promise<void> {
  const columns = await select(db, z.object({ table: z.string(), column: z.string() }))`
    SELECT c.table_name AS "table", c.column_name AS "column" FROM information_schema.columns AS c
    WHERE c.table_schema = 'public' AND c.data_type = 'jsonb' AND EXISTS (
      SELECT FROM information_schema.columns AS i
      WHERE i.table_schema = 'public' AND i.table_name = c.table_name AND i.column_name = 'id')
    ORDER BY 1, 2`
  for (const place of columns) {
    const table = sql.identifier(place.table)
    const column = sql.identifier(place.column)
    const rows = await select(db, z.object({ id: z.string() }))`
      SELECT id::text AS id FROM ${table}
      WHERE jsonb_path_exists(${column}, '$.**.blockType ? (@ == "table")') ORDER BY id`
    for (const { id } of rows) {
      const { text } = await selectOne(
        db,
        z.object({ text: z.unknown() }),
      )`SELECT ${column} AS text FROM ${table} WHERE id::text = ${id}`
      const converted = JSON.stringify(convertTables(text))
      await db.execute(
        sql`UPDATE ${table} SET ${column} = ${converted}::jsonb WHERE id::text = ${id}`,
      )
    }
  }
}
