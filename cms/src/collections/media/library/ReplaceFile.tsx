'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useDocumentInfo } from '@payloadcms/ui'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslate } from '../../../admin/i18n/useTranslate.ts'

/** Chooses another file for a stored picture, which then stands in all its places: Payload has only a small cross. */
export function ReplaceFile() {
  const say = useTranslate()
  const place = useRef<HTMLParagraphElement>(null)
  const { id, hasSavePermission } = useDocumentInfo()
  if (id === undefined || !hasSavePermission) return null
  const replace = () => {
    const form = place.current?.closest('form')
    const press = (selector: string) => form?.querySelector<HTMLElement>(selector)?.click()
    flushSync(() => press('.file-details__remove'))
    press('.file-field__dropzoneButtons button')
  }
  return (
    <p ref={place}>
      <button className="panel-button" onClick={replace} type="button">
        {say(backOfficeTexts.picture.replaceFile)}
      </button>
    </p>
  )
}
