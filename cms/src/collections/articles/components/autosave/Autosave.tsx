'use client'

import { formatDate, formatDateTime, formatTime } from '@kariera/shared/rules/dates'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { useDocumentInfo, useForm, useFormProcessing, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { inLanguageOf } from '#lib/i18n/language.ts'
import { useAutosave } from './useAutosave.ts'
import styles from '../ArticleForm.module.css'

const texts = backOfficeTexts.articleForm

/** Saves an already stored article automatically, and shows when it was last saved (A-ART-4). */
export function Autosave() {
  const { id, isTrashed, hasSavePermission } = useDocumentInfo()
  if (id === undefined || isTrashed || !hasSavePermission) return null
  return <SaveStatus id={id} />
}

function SaveStatus({ id }: { id: number | string }) {
  const translation = useTranslation()
  const isSavedBySelf = useAutosave(id)
  const isSavedByHand = useFormProcessing()
  const { data } = useDocumentInfo()
  const place = usePlace()
  if (place === undefined) return null
  const isSaving = isSavedBySelf || isSavedByHand
  const text = isSaving ? texts.saving : lastSaved(data?.updatedAt, new Date())
  const status = (
    <p className={styles.saveStatus} role="status">
      {text && inLanguageOf(translation, text)}
    </p>
  )
  return place ? createPortal(status, place) : status
}

function lastSaved(updatedAt: unknown, now: Date): BackOfficeText | null {
  if (typeof updatedAt !== 'string') return null
  const isToday = formatDate(updatedAt) === formatDate(now)
  return texts.lastSaved(isToday ? formatTime(updatedAt) : formatDateTime(updatedAt))
}

/**
 * Returns the element in which Payload shows the details of the article; beside the buttons a small screen has no room.
 * Undefined until the page is rendered.
 */
function usePlace(): Element | null | undefined {
  const { formRef } = useForm()
  const [place, setPlace] = useState<Element | null>()
  useEffect(() => {
    setPlace(formRef.current.querySelector('.doc-controls__list-item:has(> .autosave)'))
  }, [formRef])
  return place
}
