import type { Where } from 'payload'

/** What an article can be asked for by: what readers see of it, or what is the matter with it. */
export const articleStates = [
  'draft',
  'scheduled',
  'live',
  'changed',
  'withdrawn',
  'promoted',
  'failed',
] as const
export type ArticleState = (typeof articleStates)[number]

export function isArticleState(value: unknown): value is ArticleState {
  return articleStates.some((state) => state === value)
}

/** What is read from other tables than the articles' own, by id. */
export type StateIds = Record<'promoted' | 'failed', readonly number[]>

/**
 * The condition that stands for a state at a moment. It reads what every version of an article says of the published
 * one (articles/hooks/setLiveFrom.ts), so that a draft over an article hides nothing of it.
 */
export function whereState(state: ArticleState, now: Date, ids: StateIds): Where {
  const moment = now.toISOString()
  switch (state) {
    case 'draft':
      return { liveFrom: { exists: false } }
    case 'withdrawn':
      return { and: [{ liveFrom: { exists: false } }, { slug: { exists: true } }] }
    case 'scheduled':
      return { liveFrom: { greater_than: moment } }
    case 'live':
      return { liveFrom: { less_than_equal: moment } }
    case 'changed':
      return { and: [{ liveFrom: { less_than_equal: moment } }, { _status: { equals: 'draft' } }] }
    case 'promoted':
    case 'failed':
      return { id: { in: [...ids[state]] } }
  }
}

/** What decides the state that a row shows. */
export type StateFacts = {
  status: 'draft' | 'published' | null
  /** From when readers have it; UTC, ISO 8601, null where none is published. */
  liveFrom: string | null
  slug: string | null
  isTrashed: boolean
  isFailed: boolean
}

/** The one state by which an article stands in a list: the gravest. */
export type ShownState = Exclude<ArticleState, 'promoted'> | 'trashed'

export function shownState(facts: StateFacts, now: Date): ShownState {
  const { status, liveFrom, slug, isTrashed, isFailed } = facts
  if (isTrashed) return 'trashed'
  if (isFailed) return 'failed'
  if (liveFrom === null) return slug === null ? 'draft' : 'withdrawn'
  if (Date.parse(liveFrom) > now.getTime()) return 'scheduled'
  return status === 'draft' ? 'changed' : 'live'
}
