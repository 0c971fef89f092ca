'use client'

import { getTranslation } from '@payloadcms/translations'
import { TextareaInput, useField, useTranslation } from '@payloadcms/ui'
import type { TextareaFieldClientComponent } from 'payload'
import { useTypography } from '#admin/typography/useTypography.ts'

/** Payload's own field, which can be written on while the article is being saved. */
export const AccentField: TextareaFieldClientComponent = ({ field, path: given, readOnly }) => {
  const { path, value, setValue, showError, formInitializing, customComponents } = useField<
    string | null | undefined
  >({ potentiallyStalePath: given })
  const { i18n } = useTranslation()
  useTypography(`field-${path}`)
  const { placeholder, rows } = field.admin ?? {}
  return (
    <TextareaInput
      AfterInput={customComponents?.AfterInput}
      label={field.label}
      onChange={({ target }) => setValue(target.value)}
      path={path}
      placeholder={getTranslation(placeholder ?? '', i18n)}
      readOnly={Boolean(readOnly) || formInitializing}
      rows={rows}
      showError={showError}
      value={value ?? ''}
    />
  )
}
