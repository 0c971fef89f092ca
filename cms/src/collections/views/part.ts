import type { Part } from '../../part.ts'
import { viewBatchEndpoint } from './endpoints/viewBatchEndpoint.ts'
import { foldViews } from './foldViews.ts'
import { articleViews, quoteViews } from './viewRows.ts'

/** How often articles and quotes are opened. */
export const part = {
  collections: [articleViews, quoteViews],
  endpoints: [viewBatchEndpoint],
  housekeep: foldViews,
} satisfies Part
