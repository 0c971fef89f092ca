'use client'

import type { BackOfficeText } from '@kariera/shared/texts/back-office'
import { useListQuery } from '@payloadcms/ui'
import { usePathname } from 'next/navigation'
import { useEffect, useSyncExternalStore } from 'react'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FailureBanner } from '../components/FailureBanner.tsx'
import { listFailure } from './listFailure.ts'

/** Where the focus goes when its row has gone. */
export const listNotesId = 'list-notes'

const noFailure = () => ''

/**
 * Above the rows of a list: what went wrong with one of them, and that there are none, in the words of the
 * specification in place of Payload's (lists.css hides those). An empty trash keeps Payload's, and so does a list of
 * which the specification says nothing.
 */
export function ListNotes({ empty = null }: { empty?: BackOfficeText | null }) {
  const say = useTranslate()
  const { data } = useListQuery()
  const isTrash = usePathname().endsWith('/trash')
  const failure = useSyncExternalStore(listFailure.subscribe, listFailure.now, noFailure)
  useEffect(() => () => listFailure.say(''), [])
  const isEmpty = empty !== null && !isTrash && data?.docs.length === 0
  return (
    <div
      className={`list-notes${isEmpty ? ' list-notes--empty' : ''}`}
      id={listNotesId}
      tabIndex={-1}
    >
      <FailureBanner message={failure} />
      {isEmpty && <h2 className="list-notes__none">{say(empty)}</h2>}
    </div>
  )
}
