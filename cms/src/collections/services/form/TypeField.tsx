'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { SelectField, useField, useForm } from '@payloadcms/ui'
import type { SelectFieldClientProps } from 'payload'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { optionsOnceOf } from './choice.ts'

/** The type of a form field; changing it adds or removes the options. */
export function TypeField(props: SelectFieldClientProps) {
  const say = useTranslate()
  const { dispatchFields, getDataByPath } = useForm()
  const { path } = useField({ potentiallyStalePath: props.path })
  const arrangeOptions = (type: unknown) => {
    const optionsPath = path.replace(/type$/, 'options')
    const first = say(backOfficeTexts.service.firstOption)
    const value = optionsOnceOf(type, getDataByPath(optionsPath), first)
    dispatchFields({ type: 'UPDATE', path: optionsPath, value })
  }
  return <SelectField {...props} onChange={arrangeOptions} />
}
