'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useDocumentInfo } from '@payloadcms/ui'
import { use, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useTranslate } from '../../admin/i18n/useTranslate.ts'
import { PlaceAboveForm } from '../saving/placeAboveForm.ts'
import { openPlace } from './presenceClient.ts'
import { namesOf, useOthers } from './useOthers.ts'
import styles from './Presence.module.css'

/** Part of every form: says that its document is open here, and shows who else has it open (B-EDIT-3). */
export function OthersHere() {
  const say = useTranslate()
  const { collectionSlug, globalSlug, id: given } = useDocumentInfo()
  const above = use(PlaceAboveForm)
  const entity = globalSlug ?? collectionSlug
  const id = globalSlug ? 0 : Number(given)
  const names = namesOf(useOthers(), entity, id)
  useEffect(
    () => (entity && Number.isInteger(id) ? openPlace({ entity, id }) : undefined),
    [entity, id],
  )
  if (!above) return null
  return createPortal(
    <p className={styles.others} role="status">
      {names && say(backOfficeTexts.presence.alsoOpen(names))}
    </p>,
    above,
  )
}
