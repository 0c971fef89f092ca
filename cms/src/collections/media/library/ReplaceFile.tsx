'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { useDocumentInfo, useForm } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useTranslate } from '#admin/i18n/useTranslate.ts'

/** Chooses another file for a stored picture, which then stands in all its places: Payload has only a small cross. */
export function ReplaceFile() {
  const say = useTranslate()
  const place = useRef<HTMLParagraphElement>(null)
  const { id, data, hasSavePermission } = useDocumentInfo()
  const { dispatchFields } = useForm()
  const stored: unknown = data?.filename
  // Payload keeps a file that is saved, and would send it again with every further save.
  useEffect(() => {
    if (id !== undefined) dispatchFields({ type: 'REMOVE', path: 'file' })
  }, [dispatchFields, id, stored])
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
