import { sql } from '@payloadcms/db-postgres'

/**
 * Returns ids as one parameter for PostgreSQL: `WHERE id IN ${idList(ids)}`. A list of parameters would be another
 * statement for each length, and its length is limited.
 */
export function idList(ids: readonly unknown[]) {
  return sql`(SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::int)`
}

/** Returns texts as one parameter, like `idList`. */
export function textList(texts: readonly string[]) {
  return sql`(SELECT jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`
}
