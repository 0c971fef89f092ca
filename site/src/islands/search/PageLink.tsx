import type { MouseEvent, ReactNode } from 'react'
import { addressOf, type SearchQuery } from './query.ts'

type Props = {
  query: SearchQuery
  page: number
  isCurrent?: boolean
  turnTo: (page: number) => void
  children: ReactNode
}

/** A link to another page of the results: it opens here, or in another tab if the reader wants that. */
export function PageLink({ query, page, isCurrent = false, turnTo, children }: Props) {
  return (
    <a
      href={addressOf({ ...query, page })}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        if (isForElsewhere(event)) return
        event.preventDefault()
        turnTo(page)
      }}
    >
      {children}
    </a>
  )
}

/** Whether a link should open in another tab or window, or be saved. */
function isForElsewhere({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return metaKey || ctrlKey || shiftKey || altKey
}
