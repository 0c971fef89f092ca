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

/** Returns ids as rows of `id` and `place`, from 1 on, to join with: `JOIN ${placesOf(ids)} AS placed USING (id)`. */
export function placesOf(ids: readonly number[]) {
  return sql`(SELECT value::int AS id, ordinality::int AS place
    FROM jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) WITH ORDINALITY AS listed(value, ordinality))`
}
