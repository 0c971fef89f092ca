import { sql } from '@payloadcms/db-postgres'

/**
 * Returns a rule about a moment (shared/src/rules) as a condition. The moment is a parameter: the text of the statement
 * stays the same.
 *
 * @param rule has the moment as ISO 8601 in quotes
 * @throws {Error} if it does not
 */
export function atMoment(rule: (at: Date) => string, at: Date) {
  const parts = rule(at).split(`'${at.toISOString()}'`)
  if (parts.length === 1) throw new Error('The rule does not have the moment.')
  return sql.join(
    parts.map((part) => sql.raw(part)),
    sql`${at.toISOString()}::timestamptz`,
  )
}
