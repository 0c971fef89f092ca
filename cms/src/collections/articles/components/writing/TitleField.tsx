'use client'

import { FieldError, FieldLabel, useDocumentInfo, useEditDepth, useField } from '@payloadcms/ui'
import { getTranslation } from '@payloadcms/translations'
import { useTranslation } from '@payloadcms/ui'
import { clsx } from 'clsx'
import type { TextFieldClientComponent } from 'payload'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useTypography } from '#admin/typography/useTypography.ts'
import { SameTitle } from './SameTitle.tsx'
import styles from '../ArticleForm.module.css'

/** The article's title as a line that one writes on: as high as its text, and first in a new article. */
export const TitleField: TextFieldClientComponent = ({ field, path: givenPath, readOnly }) => {
  const { path, value, setValue, showError, formInitializing } = useField<
    string | null | undefined
  >({ potentiallyStalePath: givenPath })
  const { i18n } = useTranslation()
  // It can be written on while the article is being saved.
  const isReadOnly = Boolean(readOnly) || formInitializing
  const input = useFirstFocus(isReadOnly)
  const id = `field-${path}`
  useTypography(id)
  const goOn = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    document.getElementById('field-accent')?.focus()
  }
  return (
    <div className={clsx('field-type', 'text', styles.titleField, showError && 'error')}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required={field.required} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <div className={styles.titleFieldLine} data-text={value ?? ''}>
          <textarea
            aria-invalid={showError}
            disabled={isReadOnly}
            id={id}
            name={path}
            onChange={({ target }) => setValue(target.value.replaceAll(/\s*[\r\n]+\s*/g, ' '))}
            onKeyDown={goOn}
            placeholder={getTranslation(field.label ?? '', i18n)}
            ref={input}
            rows={1}
            value={value ?? ''}
          />
        </div>
      </div>
      {!isReadOnly && <SameTitle title={value ?? ''} />}
    </div>
  )
}

/** Puts the cursor into the title of a new article once it can be written, unless its form is open over another one. */
function useFirstFocus(isReadOnly: boolean) {
  const { id } = useDocumentInfo()
  const isOverAnother = useEditDepth() > 1
  const input = useRef<HTMLTextAreaElement>(null)
  const isDone = useRef(id !== undefined || isOverAnother)
  useEffect(() => {
    if (isDone.current || isReadOnly) return
    isDone.current = true
    input.current?.focus()
  }, [isReadOnly])
  return input
}
