import { liveSql } from '@kariera/shared/rules/liveAndPromoted'
import { sql } from '@payloadcms/db-postgres'
import { atMoment } from '../lib/db/atMoment.ts'

/** Rows of `articles` that are live. */
export function liveAt(at: Date) {
  return atMoment(liveSql, at)
}

/** Live rows that have all that a card needs: an address and a category. */
export function shownAt(at: Date) {
  return sql`${liveAt(at)} AND slug IS NOT NULL AND category_id IS NOT NULL`
}
