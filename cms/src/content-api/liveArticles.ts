import { liveSql } from '@kariera/shared/rules/liveAndPromoted'
import { sql } from '@payloadcms/db-postgres'
import { atMoment } from '../lib/db/atMoment.ts'

/** Rows of `articles` that are live. */
export function liveAt(at: Date) {
  return atMoment(liveSql, at)
}

/** Live rows that have the address that a card needs. */
export function shownAt(at: Date) {
  return sql`${liveAt(at)} AND slug IS NOT NULL`
}
