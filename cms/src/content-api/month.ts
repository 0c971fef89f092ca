import { timeZone } from '@kariera/shared/rules/dates'
import { sql } from '@payloadcms/db-postgres'

/** The first moment of a month of Europe/Sofia. @param month `2026-11` */
export function beginningOf(month: string) {
  return sql`(${`${month}-01`}::timestamp AT TIME ZONE ${timeZone})`
}

/** The first moment after a month of Europe/Sofia. @param month `2026-11` */
export function endOf(month: string) {
  return sql`((${`${month}-01`}::timestamp + interval '1 month') AT TIME ZONE ${timeZone})`
}

/** Rows that are dated in a month of Europe/Sofia. @param month `2026-11` */
export function datedIn(month: string) {
  return sql`date_published >= ${beginningOf(month)} AND date_published < ${endOf(month)}`
}
