'use client'

import { useDebounce } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { apiRequest } from '#admin/api/apiRequest.ts'
import { useApiContext } from '#admin/api/useApiContext.ts'
import {
  pathOfPictures,
  picturesSchema,
  type PictureFilters,
  type StoredPicture,
} from './pictureQuery.ts'

/** How long after the last key the newsroom is asked, milliseconds. */
const typingMs = 250

/** Pages of a list that have been read, for the query of this path. */
type Read = {
  path: string
  pictures: StoredPicture[]
  pages: number
  /** The last one that was read, also if it was deleted meanwhile. */
  last: StoredPicture | null
  hasMore: boolean
}

/**
 * The pictures that match, page by page.
 *
 * @param filters the same object until they are changed
 */
export function usePictures(filters: PictureFilters) {
  const caller = useApiContext()
  const asked = useDebounce(filters, typingMs)
  const wanted = pathOfPictures(asked, null)
  const [read, setRead] = useState<Read | null>(null)
  const [wantedPages, setWantedPages] = useState({ path: wanted, pages: 1 })
  const [failedAt, setFailedAt] = useState<string | null>(null)
  const [reloads, setReloads] = useState(0)
  const known = read?.path === wanted ? read : null
  const pages = wantedPages.path === wanted ? wantedPages.pages : 1
  const next = (known?.pages ?? 0) + 1
  const isWanted = next <= pages
  const path = pathOfPictures(asked, known?.last ?? null)
  useEffect(() => {
    if (!isWanted || failedAt === path) return
    let isCurrent = true
    void apiRequest(caller, { path }, picturesSchema).then((outcome) => {
      if (!isCurrent) return
      if (outcome.is === 'failed') {
        setFailedAt(path)
        return
      }
      const { docs, hasNextPage } = outcome.value
      setRead((before) => {
        const former = next > 1 && before?.path === wanted ? before.pictures : []
        const pictures = [...former, ...docs]
        const last = docs.at(-1) ?? null
        return { path: wanted, pictures, pages: next, last, hasMore: hasNextPage }
      })
    })
    return () => {
      isCurrent = false
    }
  }, [caller, failedAt, isWanted, next, path, reloads, wanted])
  const isFailed = failedAt === path
  /** Changes what has been read without asking again. */
  const change = (by: (pictures: StoredPicture[]) => StoredPicture[]) =>
    setRead((before) => before && { ...before, pictures: by(before.pictures) })
  return {
    state: isFailed ? ('failed' as const) : isWanted ? ('loading' as const) : ('known' as const),
    /** Those of the former query, until those of a new one are there. */
    pictures: read?.pictures ?? [],
    /** Asks for the next page, if there is one. */
    more: known?.hasMore ? () => setWantedPages({ path: wanted, pages: next }) : null,
    again: () => setFailedAt(null),
    change,
    /** Asks for the first page again. */
    reload: () => {
      setRead(null)
      setFailedAt(null)
      setWantedPages({ path: wanted, pages: 1 })
      // What is being read may be older than what has changed.
      setReloads((times) => times + 1)
    },
  }
}
