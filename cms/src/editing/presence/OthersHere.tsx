'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { use, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { useTranslate } from '../../admin/i18n/useTranslate.ts'
import { PlaceAboveForm } from '../saving/placeAboveForm.ts'
import { openPlace, people } from './presenceClient.ts'
import styles from './Presence.module.css'

/** Part of every form: says that its document is open here, and shows who else has it open (B-EDIT-3). */
export function OthersHere() {
  const say = useTranslate()
  const { user } = useAuth()
  const { collectionSlug, globalSlug, id: given } = useDocumentInfo()
  const above = use(PlaceAboveForm)
  const entity = globalSlug ?? collectionSlug
  const id = globalSlug ? 0 : Number(given)
  const all = people.useValue()
  useEffect(
    () => (entity && Number.isInteger(id) ? openPlace({ entity, id }) : undefined),
    [entity, id],
  )
  const names = all
    .filter((one) => one.entity === entity && one.id === id && one.user !== user?.id)
    .map(({ name }) => name)
  if (!above) return null
  return createPortal(
    <p className={styles.others} role="status">
      {names.length > 0 && say(backOfficeTexts.presence.alsoOpen(names.join(', ')))}
    </p>,
    above,
  )
}
