import { now } from '@kariera/shared/clock'
import type { CollectionBeforeOperationHook, Payload, Where, WhereField } from 'payload'
import { failedArticles } from './failedArticles.ts'
import { promotedArticles } from './promotedArticles.ts'
import { isArticleState, negated, whereState, type ArticleState, type StateIds } from './states.ts'
import { selectIds } from '#lib/db/select.ts'

/**
 * Lets signed-in users query articles by values that have no column: by state (`where[state][equals]=live`), which is
 * replaced by its condition at that moment, and by words of the author's name (`where[authorName][like]=…`), although
 * not every user sees every account. Lists and bulk operations query this way. Other callers may not, as for any field
 * that may not be read.
 */
export const resolveListQuery: CollectionBeforeOperationHook = async ({ args, req }) => {
  const query: unknown = args
  if (!req.user || !isQuery(query)) return
  const filters = computedFiltersIn(query.where)
  if (filters.states.length === 0 && filters.names.length === 0) return
  query.where = replaceComputedFilters(query.where, now(), await readIds(req.payload, filters))
}

function isQuery(value: unknown): value is { where: Where } {
  if (typeof value !== 'object' || value === null || !('where' in value)) return false
  return typeof value.where === 'object' && value.where !== null
}

type ComputedFilters = { states: ArticleState[]; names: string[] }
type FoundIds = StateIds & {
  /** Ids of users, by the queried words of their names. */
  authors: ReadonlyMap<string, readonly number[]>
}

/** Reads only the ids that the query needs. */
async function readIds(payload: Payload, { states, names }: ComputedFilters): Promise<FoundIds> {
  const [promoted, failed, authors] = await Promise.all([
    states.includes('promoted') ? promotedArticles(payload.db.drizzle, now()) : [],
    states.includes('failed') ? failedArticles(payload) : [],
    Promise.all(
      [...new Set(names)].map(async (name) => [name, await authorsNamed(payload, name)] as const),
    ),
  ])
  return { promoted, failed, authors: new Map(authors) }
}

/** Every word must be somewhere in the name, as in Payload's `like`. */
async function authorsNamed({ db }: Payload, words: string): Promise<number[]> {
  return selectIds(db.drizzle)`
    SELECT id FROM users WHERE NOT EXISTS (
      SELECT FROM regexp_split_to_table(${words}, '\\s+') AS word
      WHERE strpos(lower(name), lower(word)) = 0)`
}

/** @returns the states and names in all parts of a condition */
export function computedFiltersIn(where: Where): ComputedFilters {
  const filters: ComputedFilters = { states: [], names: [] }
  for (const [name, condition] of Object.entries(where)) {
    const parts = Array.isArray(condition)
      ? condition.map(computedFiltersIn)
      : [ownIn(name, condition)]
    for (const { states, names } of parts) {
      filters.states.push(...states)
      filters.names.push(...names)
    }
  }
  return filters
}

function ownIn(field: string, condition: WhereField | undefined): ComputedFilters {
  return {
    states: field === 'state' && condition ? statesOf(condition) : [],
    names: field === 'authorName' && typeof condition?.like === 'string' ? [condition.like] : [],
  }
}

/**
 * @returns the condition with states and names replaced by ordinary conditions; a condition on an unknown state stays
 */
export function replaceComputedFilters(where: Where, moment: Date, ids: FoundIds): Where {
  const parts = Object.entries(where).map(([field, condition]): Where => {
    if (Array.isArray(condition)) {
      return { [field]: condition.map((part) => replaceComputedFilters(part, moment, ids)) }
    }
    const { states, names } = ownIn(field, condition)
    if (states.length > 0) {
      return excludesStates(condition)
        ? { and: states.map((state) => negated(whereState(state, moment, ids))) }
        : { or: states.map((state) => whereState(state, moment, ids)) }
    }
    const [name] = names
    if (name !== undefined) return { author: { in: [...(ids.authors.get(name) ?? [])] } }
    return { [field]: condition }
  })
  return parts.length === 1 && parts[0] ? parts[0] : { and: parts }
}

/** Every article is in one of these. */
const everyState: ArticleState[] = ['draft', 'scheduled', 'live']

const stateOperators = ['equals', 'in', 'not_equals', 'not_in']

/** The states in a condition: a list, or a text with commas, as in addresses. Empty for other conditions. */
function statesOf(condition: WhereField): ArticleState[] {
  const [[operator, value] = ['', undefined], ...others] = Object.entries(condition)
  if (others.length > 0) return []
  if (operator === 'exists') return everyState
  if (!stateOperators.includes(operator)) return []
  const named: unknown[] = typeof value === 'string' ? value.split(',') : [value].flat()
  const states = named.filter(isArticleState)
  return states.length === named.length ? states : []
}

function excludesStates(condition: WhereField | undefined): boolean {
  if (!condition) return false
  return 'not_equals' in condition || 'not_in' in condition || String(condition.exists) === 'false'
}
