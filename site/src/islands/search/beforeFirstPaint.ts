import { searchFilters } from '@kariera/shared/rules/search'
import { createHash } from 'node:crypto'

/**
 * Runs in the page's head: if the address contains a search, the results in the page are not its results. The styles
 * then show that a search is running, until the island has the results (useWaysBack.ts).
 */
export const beforeFirstPaint = `/[?&](?:${searchFilters.join('|')}|page)=[^&]/.test(location.search)&&(document.documentElement.dataset.asked='')`

/** The hash with which the page's content security policy allows it. */
export const beforeFirstPaintHash =
  `sha256-${createHash('sha256').update(beforeFirstPaint).digest('base64')}` as const
