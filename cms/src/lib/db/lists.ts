import { sql } from '@payloadcms/db-postgres'

/**
 * Ids as PostgreSQL takes many of them in one parameter: `WHERE id IN ${idList(ids)}`. A list of parameters would be
 * another statement for each length, and has an end.
 */
export function idList(ids: readonly unknown[]) {
  return sql`(SELECT jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::int)`
}

/** The same of texts. */
export function textList(texts: readonly string[]) {
  return sql`(SELECT jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb))`
}
