'use client'

import type { BackOfficeText } from '@kariera/shared/texts/back-office'
import { useListQuery } from '@payloadcms/ui'
import { clsx } from 'clsx'
import { useEffect } from 'react'
import { useTranslate } from '../i18n/useTranslate.ts'
import { FailureBanner } from '../components/FailureBanner.tsx'
import { listFailure } from './listFailure.ts'
import { useIsTrash } from './useIsTrash.ts'
import styles from './ListNotes.module.css'

/** Element that gets the focus when a row is removed. */
export const listNotesId = 'list-notes'

/**
 * Shown above the rows of a list: what failed with one of them, and the specification's text for an empty list in place
 * of Payload's (hidden by ListNotes.module.css). An empty trash, and lists without such a text in the specification, keep
 * Payload's.
 */
export function ListNotes({ empty = null }: { empty?: BackOfficeText | null }) {
  const say = useTranslate()
  const { data } = useListQuery()
  const isTrash = useIsTrash()
  const failure = listFailure.useValue()
  useEffect(() => () => listFailure.set(''), [])
  const isEmpty = empty !== null && !isTrash && data?.docs.length === 0
  return (
    <div className={clsx(styles.listNotes, isEmpty && styles.empty)} id={listNotesId} tabIndex={-1}>
      <FailureBanner message={failure} />
      {isEmpty && <h2 className={styles.none}>{say(empty)}</h2>}
    </div>
  )
}
