'use client'

import { usePathname, useSearchParams } from 'next/navigation.js'
import { useEffect, useState } from 'react'
import { filtersIn, queryOf, type PictureFilters } from '../dialog/pictureQuery.ts'

/**
 * Filters that stand in the address, so that it can be kept and sent. (Payload writes there what the screen was opened
 * with; then it is written again.)
 */
export function useAddressedFilters(opened: PictureFilters) {
  const path = usePathname()
  const address = useSearchParams().toString()
  const [filters, setFilters] = useState(opened)
  const query = queryOf(filters).toString()
  useEffect(() => {
    const { searchParams } = new URL(window.location.href)
    if (queryOf(filtersIn(Object.fromEntries(searchParams))).toString() === query) return
    // Without asking the server for the screen again.
    window.history.replaceState(null, '', query ? `${path}?${query}` : path)
  }, [address, path, query])
  return { filters, setFilters }
}
