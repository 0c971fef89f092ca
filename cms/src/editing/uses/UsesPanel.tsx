'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useDocumentInfo } from '@payloadcms/ui'
import { clsx } from 'clsx'
import { useId } from 'react'
import { useTranslate } from '../../admin/i18n/useTranslate.ts'
import { UsesList } from './UsesList.tsx'
import styles from './UsesPanel.module.css'

/** Shows beside a document's form where it is used, by what was last saved. */
export function UsesPanel() {
  const { collectionSlug, id, lastUpdateTime } = useDocumentInfo()
  const say = useTranslate()
  const titleId = useId()
  if (collectionSlug === undefined || id === undefined) return null
  return (
    <section aria-labelledby={titleId} className={clsx('form-panel', styles.usesPanel)}>
      <h2 id={titleId}>{say(backOfficeTexts.uses.title)}</h2>
      <UsesList collection={collectionSlug} id={Number(id)} key={lastUpdateTime} />
    </section>
  )
}
