import type { ViewKind } from '@kariera/shared/contracts/viewBatch'
import { sql } from '@payloadcms/db-postgres'

/** Tables with the views of each kind of document: a row per view of the last days, and totals of earlier days. */
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

/** Number of days whose views are kept by article and day in `article_view_days`, today among them. */
export const keptDays = 14
