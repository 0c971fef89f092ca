import type { Where } from 'payload'

/** States by which articles can be queried: what readers see of an article, or what is wrong with it. */
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

/** Ids for states that depend on other tables. */
export type StateIds = Record<'promoted' | 'failed', readonly number[]>

/**
 * Returns the condition for a state at a moment. It reads what each version stores about the published one
 * (articles/hooks/setLiveFrom.ts), so that a draft does not hide the state of the published article.
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

/** Returns the opposite of a condition of `whereState`. An empty column matches neither of its comparisons. */
export function negated(where: Where): Where {
  if (where.and) return { or: where.and.map(negated) }
  const [[field, condition] = ['', {}]] = Object.entries(where)
  if (Array.isArray(condition)) return { and: condition.map(negated) }
  const [[operator, value] = ['', undefined]] = Object.entries(condition)
  const empty = { [field]: { exists: false } }
  switch (operator) {
    case 'exists':
      return { [field]: { exists: value !== true } }
    case 'greater_than':
      return { or: [empty, { [field]: { less_than_equal: value } }] }
    case 'less_than_equal':
      return { or: [empty, { [field]: { greater_than: value } }] }
    case 'in':
      return { [field]: { not_in: value } }
    default:
      return { [field]: { not_equals: value } }
  }
}

/** Values that decide the state of a row. */
export type StateFacts = {
  status: 'draft' | 'published' | null
  /** From when readers have it; UTC, ISO 8601, null if it is not published. */
  liveFrom: string | null
  slug: string | null
  isTrashed: boolean
  isFailed: boolean
}

/** The single state that a list shows for an article: the most serious one. */
export type ShownState = Exclude<ArticleState, 'promoted'> | 'trashed'

export function shownState(facts: StateFacts, now: Date): ShownState {
  const { status, liveFrom, slug, isTrashed, isFailed } = facts
  if (isTrashed) return 'trashed'
  if (isFailed) return 'failed'
  if (liveFrom === null) return slug === null ? 'draft' : 'withdrawn'
  if (Date.parse(liveFrom) > now.getTime()) return 'scheduled'
  return status === 'draft' ? 'changed' : 'live'
}
