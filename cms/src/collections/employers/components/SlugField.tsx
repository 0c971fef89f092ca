'use client'

import { employerSlugFault } from '@kariera/shared/rules/employerSlug'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { FieldDescription, FieldLabel, useField } from '@payloadcms/ui'
import { clsx } from 'clsx'
import type { TextFieldClientProps } from 'payload'
import { useState } from 'react'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import styles from './Employer.module.css'

const texts = backOfficeTexts.employer.slug

/** An employer's slug: converted to lower case while typing, with the first broken rule shown at once (A-EMP-1). */
export function SlugField({ field, path: given, readOnly }: TextFieldClientProps) {
  const { path, value, setValue, showError, errorMessage, disabled } = useField<unknown>({
    potentiallyStalePath: given,
  })
  const say = useTranslate()
  const [isTyped, setIsTyped] = useState(false)
  const slug = typeof value === 'string' ? value : ''
  const fault = isTyped ? employerSlugFault(slug) : null
  const message = fault === null ? (showError ? errorMessage : undefined) : say(texts[fault])
  const id = `field-${path}`
  return (
    <div className={clsx('field-type', 'text', message && 'error')}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required />
      <div className="field-type__wrap">
        <input
          aria-describedby={`${id}-fault`}
          aria-invalid={Boolean(message)}
          autoCapitalize="none"
          autoComplete="off"
          disabled={Boolean(readOnly) || disabled}
          id={id}
          name={path}
          onChange={({ target }) => {
            setIsTyped(true)
            setValue(target.value.toLowerCase())
          }}
          spellCheck={false}
          type="text"
          value={slug}
        />
      </div>
      <p className={styles.slugFieldFault} id={`${id}-fault`} role="status">
        {message}
      </p>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  )
}
