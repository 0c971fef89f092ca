import { isoDate, monthOf } from '@kariera/shared/rules/dates'
import { momentAt } from '@kariera/shared/rules/sofiaTime'
import type { Where } from 'payload'
import { articleStates } from '../states.ts'

/** Filter fields with one condition each. */
const plainFilters = ['state', 'author', 'category', 'hashtags'] as const
type PlainFilter = (typeof plainFilters)[number]

/** The filters in the list's address; moments are UTC, ISO 8601. No value is undefined. */
export type Filters = Partial<Record<PlainFilter | 'since' | 'before', string>>

/**
 * Parses the filters of an address, if tabs and menus can express them.
 *
 * @returns null for other conditions, which editors have combined with Payload's own filters
 */
export function filtersIn(where: Where | undefined): Filters | null {
  const filters: Filters = {}
  for (const condition of conditionsOf(where)) {
    const [[name, operators] = ['', undefined], ...more] = Object.entries(condition)
    if (more.length > 0 || typeof operators !== 'object' || Array.isArray(operators)) return null
    for (const [operator, value] of Object.entries(operators)) {
      const filter = filterOf(name, operator)
      if (!filter || filter in filters || !isText(value)) return null
      filters[filter] = String(value)
    }
  }
  const { state } = filters
  return state === undefined || articleStates.some((known) => known === state) ? filters : null
}

function isText(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number'
}

/** Payload writes one condition, several in `and`, or an `or` with one such entry; they mean the same. */
function conditionsOf(where: Where | undefined): Where[] {
  if (!where) return []
  const { and, or } = where
  if (Array.isArray(or) && or.length === 1 && Object.keys(where).length === 1) {
    return conditionsOf(or[0])
  }
  if (Array.isArray(and) && Object.keys(where).length === 1) return and.flatMap(conditionsOf)
  return Object.keys(where).length === 0 ? [] : [where]
}

function filterOf(name: string, operator: string): keyof Filters | null {
  if (name === 'datePublished') {
    if (operator === 'greater_than_equal') return 'since'
    return operator === 'less_than' ? 'before' : null
  }
  const filter = plainFilters.find((known) => known === name)
  return operator === 'equals' && filter ? filter : null
}

/** Returns the condition for filters; empty if there are none. */
export function whereOf(filters: Filters): Where {
  const conditions = plainFilters.flatMap((name) => {
    const value = filters[name]
    return value === undefined ? [] : [{ [name]: { equals: value } }]
  })
  const { since, before } = filters
  const bounds = {
    ...(since !== undefined && { greater_than_equal: since }),
    ...(before !== undefined && { less_than: before }),
  }
  const all: Where[] = since || before ? [...conditions, { datePublished: bounds }] : conditions
  return all.length === 0 ? {} : { and: all }
}

export const periods = ['today', 'week', 'month', 'lastMonth'] as const
export type Period = (typeof periods)[number]

/** Returns the bounds of a period, in days of Europe/Sofia. */
export function boundsOf(period: Period, now: Date): Pick<Filters, 'since' | 'before'> {
  const today = isoDate(now)
  const [year = 0, month = 0] = monthOf(now).split('-').map(Number)
  switch (period) {
    case 'today':
      return { since: startOf(today) }
    case 'week':
      return { since: startOf(isoDate(new Date(now.getTime() - 6 * 24 * 60 * 60_000))) }
    case 'month':
      return { since: startOf(`${monthOf(now)}-01`) }
    case 'lastMonth': {
      const before = new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 10)
      return { since: startOf(before), before: startOf(`${monthOf(now)}-01`) }
    }
  }
}

/** @returns the period with these bounds; null for none, `other` for one that no menu offers */
export function periodOf({ since, before }: Filters, now: Date): Period | 'other' | null {
  if (since === undefined && before === undefined) return null
  const isSame = (period: Period) => {
    const bounds = boundsOf(period, now)
    return bounds.since === since && bounds.before === before
  }
  return periods.find(isSame) ?? 'other'
}

function startOf(day: string): string {
  return momentAt(day, '00:00').iso
}

/**
 * Returns the list's address with other filters: the first page, with the same order and search words.
 *
 * @param search `?…` of an address, or empty
 * @returns the same form, with the new filters
 */
export function searchWith(search: string, filters: Filters): string {
  const params = new URLSearchParams(search)
  for (const name of [...params.keys()]) {
    if (name === 'page' || name.startsWith('where')) params.delete(name)
  }
  whereOf(filters).and?.forEach((condition, index) => {
    for (const [name, operators] of Object.entries(condition)) {
      for (const [operator, value] of Object.entries(operators)) {
        params.append(`where[and][${index}][${name}][${operator}]`, String(value))
      }
    }
  })
  return params.size === 0 ? '' : `?${params}`
}
