import type { SpreadTargets, Target } from './figures.ts'

/** Milliseconds from the response of a save; a page that was there before the response counts as 0. */
export const fromResponse: Record<'page' | 'home' | 'all', SpreadTargets> = {
  page: { p50: { atMost: 40 }, p95: { atMost: 150 } },
  home: { p95: { atMost: 200 } },
  all: { p95: { atMost: 500 } },
}

/** Milliseconds from the acknowledgement of a save until the public server shows it. */
export const visibleAfter: Record<'page' | 'home', SpreadTargets> = {
  page: { p50: { atMost: 20 } },
  home: { p50: { atMost: 40 } },
}

/** Pages that a new article with the newest date touches. */
export const touchedPages: SpreadTargets = { max: { atMost: 30 } }

/** Pages per second. */
export const fullRender: Target = { atLeast: 400 }

/** How many times longer anything may take with ten times as many articles. */
export const growth: Target = { atMost: 1.3 }

/** A page of a search, milliseconds: in the database alone, and over HTTP while many search. */
export const searchQuery: SpreadTargets = { p95: { atMost: 5 } }
export const searchAnswer: SpreadTargets = { p95: { atMost: 25 } }
/** Searches that are refused meanwhile. */
export const refusedSearches: Target = { atMost: 0 }

/** How long an editor waits for the first bytes of a screen; milliseconds. */
export const backOfficeScreen: SpreadTargets = { p50: { atMost: 300 } }

/** How long the command palette takes to find something; milliseconds. */
export const documentsNamed: SpreadTargets = { p95: { atMost: 150 } }

/** How many times longer the last page of a search may take than the first. */
export const deepPage: Target = { atMost: 2 }

/** How long the public server takes to answer a view, milliseconds; each view is counted once. */
export const viewAnswer: SpreadTargets = { p95: { atMost: 25 } }
export const wrongViews: Target = { atMost: 0 }
/** How many times longer the first byte of a page may take meanwhile. */
export const pageBesideViews: Target = { atMost: 2 }

/** From a key to the letter on the screen, milliseconds. */
export const keyToPaint: SpreadTargets = { p95: { atMost: 50 } }

/** Failed calls in the minute of many editors and readers. */
export const errors: Target = { atMost: 0 }

/** Score of Lighthouse on a slow phone, in each category. */
export const lighthouse: Target = { atLeast: 100 }

/** When the largest element of the first screen is visible (LCP), milliseconds. */
export const lcp: Target = { atMost: 1500 }

/** How much of the screen moves after it was visible (CLS). */
export const cls: Target = { atMost: 0 }

/**
 * Times of other systems, on two cores with 1,000 posts of 4 KB; milliseconds from the start of the save, p50 / p95.
 */
export const peers = [
  'Ghost 6.65: title update to article 156 / 260; publish to article 126 / 146, to home 120 / 135',
  'Payload website template 3.90.1: title update to article 94 / 141; publish to article 64 / 106, to home never',
]

/** Article pages of other systems with Lighthouse: performance, accessibility, best practices, SEO; LCP. */
export const readersPeers = [
  'Ghost 6.65: 77, 90, 96, 92; LCP 5.3 s; 1,101 KB transferred',
  'Payload website template 3.90.1: 89, 94, 96, 100; LCP 3.6 s; 448 KB transferred',
]
