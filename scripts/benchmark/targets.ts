import type { SpreadTargets, Target } from './figures.ts'

/** Milliseconds from the response of a save; a page that was there before counts as 0. */
export const fromResponse: Record<'page' | 'home' | 'all', SpreadTargets> = {
  page: { p50: { atMost: 40 }, p95: { atMost: 150 } },
  home: { p95: { atMost: 200 } },
  all: { p95: { atMost: 500 } },
}

/** Pages that a new, newest-dated article touches, at most. */
export const touchedPages: SpreadTargets = { max: { atMost: 30 } }

/** Pages a second. */
export const fullRender: Target = { atLeast: 400 }

/** How much longer anything may take with ten times as many articles. */
export const growth: Target = { atMost: 1.3 }

/** A page of a search: of the database alone, and over HTTP while many search; milliseconds. */
export const searchQuery: SpreadTargets = { p95: { atMost: 5 } }
export const searchAnswer: SpreadTargets = { p95: { atMost: 25 } }

/** How long an editor waits for a screen to begin; milliseconds. */
export const backOfficeScreen: SpreadTargets = { p50: { atMost: 300 } }

/** How long until the sidebar's search has found something; milliseconds. */
export const documentsNamed: SpreadTargets = { p95: { atMost: 150 } }

/** What the last page of a search may cost against the first. */
export const deepPage: Target = { atMost: 2 }

/** What the front door takes to answer a view, milliseconds; each is counted once. */
export const viewAnswer: SpreadTargets = { p95: { atMost: 25 } }
export const wrongViews: Target = { atMost: 0 }
/** How much later the first byte of a page may come meanwhile. */
export const pageBesideViews: Target = { atMost: 2 }

/** Calls of a minute of many that fail. */
export const errors: Target = { atMost: 0 }

/** Lighthouse on a slow phone, in each of its categories. */
export const lighthouse: Target = { atLeast: 100 }

/** When the largest thing in the first window is seen, milliseconds. */
export const lcp: Target = { atMost: 1500 }

/** How much of the window moves once it was seen. */
export const cls: Target = { atMost: 0 }

/** What others take, on two cores with 1,000 posts of 4 KB; milliseconds from the start of the save, p50 / p95. */
export const peers = [
  'Ghost 6.65: title update to article 156 / 260; publish to article 126 / 146, to home 120 / 135',
  'Payload website template 3.90.1: title update to article 94 / 141; publish to article 64 / 106, to home never',
]

/** Their articles with Lighthouse: performance, accessibility, best practices, SEO; LCP. */
export const readersPeers = [
  'Ghost 6.65: 77, 90, 96, 92; LCP 5.3 s; 1,101 KB transferred',
  'Payload website template 3.90.1: 89, 94, 96, 100; LCP 3.6 s; 448 KB transferred',
]
