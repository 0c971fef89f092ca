import type { ViewKind } from '@kariera/shared/contracts/viewBatch'
import { sql } from '@payloadcms/db-postgres'

/** Where views of each kind of document stand: a row for each of the last days, and totals of those before. */
export const viewTables = {
  articles: {
    documents: sql`articles`,
    rows: sql`article_views`,
    totals: sql`article_view_totals`,
    id: sql`article_id`,
  },
  quotes: {
    documents: sql`quotes`,
    rows: sql`quote_views`,
    totals: sql`quote_view_totals`,
    id: sql`quote_id`,
  },
} satisfies Record<ViewKind, unknown>

/** Who has looked: the device where it is known. Distinct a day, and summed over the days, they are the unique views. */
export const visitorOfDay = sql`(day, coalesce(fingerprint, visitor))`
