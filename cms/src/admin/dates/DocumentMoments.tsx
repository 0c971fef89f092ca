'use client'

import { useDocumentInfo, useForm, useTranslation } from '@payloadcms/ui'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { shownMoment } from './typedMoment.ts'

/**
 * Shows above a form when its document was changed and created. Payload shows this in the browser's time zone without a
 * setting, so its two lines are hidden (admin/styles/payload.css).
 */
export function DocumentMoments() {
  const { t } = useTranslation()
  const { data, id, isTrashed } = useDocumentInfo()
  const { formRef } = useForm()
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => setPlace(formRef.current.querySelector('.doc-controls__meta')), [formRef])
  if (id === undefined || !place) return null
  const changed = isTrashed
    ? { label: t('general:deleted'), moment: shownMoment(data?.deletedAt) }
    : { label: t('general:lastModified'), moment: shownMoment(data?.updatedAt) }
  const lines = (
    <>
      <Line {...changed} kind="changed" />
      <Line kind="created" label={t('general:created')} moment={shownMoment(data?.createdAt)} />
    </>
  )
  return createPortal(lines, place)
}

type LineProps = { kind: 'changed' | 'created'; label: string; moment: string }

function Line({ kind, label, moment }: LineProps) {
  // The document has no such date.
  if (moment === '') return null
  return (
    <li className="doc-controls__list-item" data-moment={kind} title={moment}>
      <p className="doc-controls__label">{label}:&nbsp;</p>
      <p className="doc-controls__value">{moment}</p>
    </li>
  )
}
