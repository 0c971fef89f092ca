'use client'

import { maxServiceDescriptionLength } from '@kariera/shared/contracts/serviceForms'
import { FieldError, FieldLabel, useField } from '@payloadcms/ui'
import { clsx } from 'clsx'
import type { TextareaFieldClientProps } from 'payload'
import { useId } from 'react'
import { descriptionLength } from '../validation.ts'
import styles from './Service.module.css'

/** The text on a service's card: limited to what fits, with a character count below. */
export function DescriptionField({ field, path: given, readOnly }: TextareaFieldClientProps) {
  const { path, value, setValue, showError, disabled } = useField<unknown>({
    potentiallyStalePath: given,
  })
  const countId = useId()
  const id = `field-${path}`
  const text = typeof value === 'string' ? value : ''
  return (
    <div className={clsx('field-type', 'textarea', styles.descriptionField, showError && 'error')}>
      <FieldLabel htmlFor={id} label={field.label} path={path} required />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <textarea
          aria-describedby={countId}
          disabled={Boolean(readOnly) || disabled}
          id={id}
          maxLength={maxServiceDescriptionLength}
          name={path}
          onChange={({ target }) => setValue(target.value)}
          rows={2}
          value={text}
        />
      </div>
      <p className={styles.descriptionFieldCount} id={countId}>
        {`${descriptionLength(text)}/${maxServiceDescriptionLength}`}
      </p>
    </div>
  )
}
