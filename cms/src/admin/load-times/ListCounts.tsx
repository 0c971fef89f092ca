'use client'

import { useListQuery } from '@payloadcms/ui'
import { Suspense, use, useEffect } from 'react'
import { noteCounts, noteListClosed } from './listCounts.ts'

type Props = {
  /** Null if they could not be counted. */
  all: Promise<{ all: number } | null>
}

/** Tells how many articles there are, and how many match the filters, to those who measure the load of the list. */
export function ListCounts({ all }: Props) {
  useEffect(() => {
    noteCounts(null)
    return noteListClosed
  }, [])
  return (
    <Suspense>
      <Counted all={all} />
    </Suspense>
  )
}

function Counted({ all }: Props) {
  const counted = use(all)
  const { data } = useListQuery()
  useEffect(() => {
    if (counted && data) noteCounts({ articlesCount: counted.all, filteredCount: data.totalDocs })
  }, [counted, data])
  return null
}
