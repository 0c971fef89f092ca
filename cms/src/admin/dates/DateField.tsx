'use client'

import { canonicalMoment } from '@kariera/shared/rules/sofiaTime'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import {
  FieldDescription,
  FieldError,
  FieldLabel,
  RenderCustomComponent,
  useField,
  useTranslation,
  withCondition,
} from '@payloadcms/ui'
import { mergeFieldStyles } from '@payloadcms/ui/shared'
import { clsx } from 'clsx'
import type { DateFieldClientProps } from 'payload'
import { useCallback } from 'react'
import { useTranslate } from '../i18n/useTranslate.ts'
import { DateInput } from './DateInput.tsx'

/**
 * Replaces Payload's date field everywhere, which reads and writes in the browser's time zone (B-TIME-1,
 * sofiaDates.ts).
 */
function Field({ field, path: givenPath, readOnly }: DateFieldClientProps) {
  const validate = useValidation(field.required)
  const { path, value, initialValue, setValue, showError, disabled, customComponents } =
    useField<unknown>({ potentiallyStalePath: givenPath, validate })
  const { label, required, admin } = field
  const { AfterInput, BeforeInput, Description, Error, Label } = customComponents ?? {}
  const id = `field-${path.replaceAll('.', '__')}`
  // The reason of the server says less about how a date is written.
  const wrong = validate(value)
  const shownError = (
    <FieldError
      path={path}
      showError={showError}
      {...(typeof wrong === 'string' && { message: wrong })}
    />
  )
  const described = <FieldDescription description={admin?.description} path={path} />
  const named = <FieldLabel htmlFor={`${id}-text`} label={label} path={path} required={required} />
  return (
    <div
      className={clsx('field-type text date-field', showError && 'error')}
      style={mergeFieldStyles(field)}
    >
      <RenderCustomComponent CustomComponent={Label} Fallback={named} />
      <div className="field-type__wrap" id={id}>
        <RenderCustomComponent CustomComponent={Error} Fallback={shownError} />
        {BeforeInput}
        <DateInput
          change={setValue}
          id={`${id}-text`}
          isReadOnly={Boolean(readOnly) || Boolean(admin?.readOnly) || disabled}
          isWrong={showError}
          stored={initialValue}
          value={value}
        />
        {AfterInput}
      </div>
      <RenderCustomComponent CustomComponent={Description} Fallback={described} />
    </div>
  )
}

/** Reports an invalid moment before it is sent. */
function useValidation(required = false): (value: unknown) => true | string {
  const say = useTranslate()
  const { t, i18n } = useTranslation()
  const { language } = i18n
  return useCallback(
    (value) => {
      if (value === null || value === undefined || value === '')
        return !required || t('validation:required')
      const isMoment = typeof value === 'string' && canonicalMoment(value) !== null
      return isMoment || say(backOfficeTexts.dates.wrong)
    },
    // The message changes only with the language.
    [required, language],
  )
}

export const DateField = withCondition(Field)
