'use client'

import { useConfig, useListQuery } from '@payloadcms/ui'
import { useSearchParams } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import { filtersIn, searchWith, whereOf, type Filters } from './filters.ts'

/**
 * Filters of the open list, and functions that change them. They are stored in its address, like the rest of its state.
 */
export function useListFilters() {
  const { query, handleWhereChange } = useListQuery()
  const { config } = useConfig()
  const params = useSearchParams()
  const filters = filtersIn(query.where)
  const list = formatAdminURL({ adminRoute: config.routes.admin, path: '/collections/articles' })
  const withOthers = (changes: Changes): Filters => {
    const { state, author, category, hashtags, since, before } = { ...filters, ...changes }
    const all = { state, author, category, hashtags, since, before }
    return Object.fromEntries(Object.entries(all).filter(([, value]) => value))
  }
  return {
    /** Null if editors have set conditions that no menu can express. */
    filters,
    /** Returns the list's address with some filters changed; undefined removes a filter. */
    addressWith: (changes: Changes): string => list + searchWith(`?${params}`, withOthers(changes)),
    /** Shows the list with some filters changed. */
    set: (changes: Changes): void => {
      void handleWhereChange?.(whereOf(withOthers(changes)))
    },
  }
}

type Changes = { [Name in keyof Filters]?: string | undefined }
