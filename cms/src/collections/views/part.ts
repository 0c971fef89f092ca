import type { Part } from '../../part.ts'
import { viewsEndpoint } from './endpoints/viewsEndpoint.ts'
import { foldViews } from './foldViews.ts'
import { articleViews, quoteViews } from './viewRows.ts'

/** How often articles and quotes are opened. */
export const part = {
  collections: [articleViews, quoteViews],
  endpoints: [viewsEndpoint],
  housekeep: foldViews,
} satisfies Part
