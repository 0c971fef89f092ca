import { sql } from '@payloadcms/db-postgres'

/** The visitor: the device if it is known. Distinct visitors per day, summed over the days, are the unique views. */
export const visitorOfDay = sql`(day, coalesce(fingerprint, visitor))`
