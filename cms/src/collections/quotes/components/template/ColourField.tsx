'use client'

import { colourPattern } from '@kariera/shared/contracts/quoteImage'
import { getTranslation } from '@payloadcms/translations'
import { TextField, useField, useTranslation } from '@payloadcms/ui'
import type { TextFieldClientProps } from 'payload'
import styles from '../Quotes.module.css'

/** A colour as text, with the browser's colour picker beside it (A-QUO-3). */
export function ColourField(props: TextFieldClientProps) {
  const { value, setValue, disabled } = useField<unknown>({ potentiallyStalePath: props.path })
  const { i18n } = useTranslation()
  const text = typeof value === 'string' ? value.trim().toLowerCase() : ''
  return (
    <div className={styles.colourField}>
      <TextField {...props} />
      <input
        aria-label={getTranslation(props.field.label ?? '', i18n)}
        disabled={Boolean(props.readOnly) || disabled}
        onChange={({ target }) => setValue(target.value)}
        type="color"
        value={colourPattern.test(text) ? text : '#000000'}
      />
    </div>
  )
}
