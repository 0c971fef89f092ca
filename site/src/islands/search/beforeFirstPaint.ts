import { searchFilters } from '@kariera/shared/rules/search'
import { createHash } from 'node:crypto'

/**
 * Runs in the page's head: where the address asks for something, what the page brings along is not it. The styles
 * then show that something is being searched for, until the island knows what (useWaysBack.ts).
 */
export const beforeFirstPaint = `/[?&](?:${searchFilters.join('|')}|page)=[^&]/.test(location.search)&&(document.documentElement.dataset.asked='')`

/** By which the page's policy allows it. */
export const beforeFirstPaintHash =
  `sha256-${createHash('sha256').update(beforeFirstPaint).digest('base64')}` as const
