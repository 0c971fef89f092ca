import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { z } from 'zod'
import { storageName } from './pictureFiles.ts'
import { select } from '../../lib/db/select.ts'

/**
 * Returns which of these files documents refer to: in every collection with files in our storage, including the sizes
 * of pictures.
 */
export async function namedAmong(payload: Payload, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const requestedNames = sql`SELECT jsonb_array_elements_text(${JSON.stringify(names)}::jsonb)`
  const found = columnsOfNames(payload).map(
    ({ table, column }) => sql`
      SELECT ${sql.identifier(column)} AS name FROM ${sql.identifier(table)}
      WHERE ${sql.identifier(column)} IN (${requestedNames})`,
  )
  const rows = await select(payload.db.drizzle, named)`${sql.join(found, sql` UNION `)}`
  return new Set(rows.map(({ name }) => name))
}

const named = z.object({ name: z.string() })

/** Names of the columns in PostgreSQL. A missing column is an error, so that no file is wrongly treated as unused. */
function columnsOfNames(payload: Payload): { table: string; column: string }[] {
  const stored = payload.config.collections.filter(({ upload }) => upload.adapter === storageName)
  return stored.flatMap(({ slug, upload }) => {
    const table = slug.replaceAll('-', '_')
    const sizes = (upload.imageSizes ?? []).map(({ name }) => `sizes_${name}_filename`)
    return ['filename', ...sizes].map((column) => ({ table, column }))
  })
}
