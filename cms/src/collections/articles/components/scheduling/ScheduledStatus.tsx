'use client'

import { formatDateTime } from '@kariera/shared/rules/dates'
import { scheduledFor } from '@kariera/shared/rules/liveAndPromoted'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { toast, useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui'
import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { useIsFuture } from './useIsFuture.ts'
import { visibilityIn } from './visibility.ts'
import styles from '../ArticleForm.module.css'

/**
 * The status above the form of a scheduled article: Payload would show 'Published' (hidden by ArticleForm.module.css). A save
 * that schedules the article also states this beside 'Updated successfully'.
 */
export function ScheduledStatus() {
  const say = useTranslate()
  const { t } = useTranslation()
  const { formRef } = useForm()
  const at = useScheduled()
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => setPlace(formRef.current.querySelector('.doc-controls__status')), [formRef])
  useNews(at)
  if (at === null || !place) return null
  const text = say(backOfficeTexts.live.scheduled(formatDateTime(at)))
  return createPortal(
    <div className={clsx('status', styles.scheduledStatus)} title={text}>
      <span className="status__label">{t('version:status')}: </span>
      <span className="status__value">{text}</span>
    </div>,
    place,
  )
}

/** Future date of the article as it is published; null if a draft is newer than it. */
function useScheduled(): string | null {
  const { data, isTrashed, unpublishedVersionCount } = useDocumentInfo()
  const isAsPublished = !isTrashed && unpublishedVersionCount === 0
  const at = isAsPublished ? scheduledFor(visibilityIn(data), new Date(0)) : null
  return useIsFuture(at) ? at : null
}

function useNews(at: string | null): void {
  const say = useTranslate()
  const announcedDate = useRef(at)
  useEffect(() => {
    if (at !== null && at !== announcedDate.current) {
      toast.info(say(backOfficeTexts.scheduling.told(formatDateTime(at))))
    }
    announcedDate.current = at
  })
}
