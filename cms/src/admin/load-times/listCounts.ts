import type { LoadRecord } from './loadRecord.ts'

type Counts = Pick<LoadRecord, 'articlesCount' | 'filteredCount'>

/** The name of the loads of the article list, the only screen whose articles are counted. */
export const articleList = 'articles/list'

export const uncounted: Counts = { articlesCount: null, filteredCount: null }

let noted: { at: number; counts: Counts } = { at: -1, counts: uncounted }
let isListOpen = false

/** To be called by the article list when it is displayed, and when its articles are counted. */
export function noteCounts(counts: Counts | null): void {
  isListOpen = true
  if (counts) noted = { at: performance.now(), counts }
}

export function noteListClosed(): void {
  isListOpen = false
}

/** Whether nothing is to be waited for: the list that began to load then is counted, or no list is open. */
export function areCountsKnown(began: number): boolean {
  return !isListOpen || noted.at >= began
}

/** Returns the counts of the article list that began to load then, unknown if they have not come. */
export function countsSince(began: number): Counts {
  return noted.at >= began ? noted.counts : uncounted
}
