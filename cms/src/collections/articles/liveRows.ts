import { sql } from '@payloadcms/db-postgres'

/** The rule of what is live (shared/src/rules/article.ts) for rows of `articles`. */
export function liveAt(at: Date) {
  return sql`_status = 'published' AND deleted_at IS NULL AND date_published <= ${at.toISOString()}`
}

/** Live, and with all that a card needs: an address and a category. */
export function shownAt(at: Date) {
  return sql`${liveAt(at)} AND slug IS NOT NULL AND category_id IS NOT NULL`
}
