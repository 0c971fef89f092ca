'use client'

import { useListDrawerContext } from '@payloadcms/ui'
import { useListFilters } from '../head/useListFilters.ts'

/** A hashtag of a row; pressing it filters the list by it. */
export function HashtagLink({ id, value }: { id: number; value: string }) {
  const { set, addressWith } = useListFilters()
  const { isInDrawer } = useListDrawerContext()
  const text = `#${value}`
  if (isInDrawer) return <span>{text}</span>
  return (
    <a
      href={addressWith({ hashtags: String(id) })}
      onClick={(event) => {
        event.preventDefault()
        set({ hashtags: String(id) })
      }}
    >
      {text}
    </a>
  )
}
