'use client'

import { useForm, useFormFields, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { validMailAddress } from '../validMailAddress.ts'

/** Gives Payload's field for the email of an account our rule for addresses: Payload refuses national domains (`.бг`). */
export function EmailRule() {
  const { t } = useTranslation()
  const { dispatchFields } = useForm()
  const value = useFormFields(([{ email }]) => email?.value)
  const isRefused = useFormFields(([{ email }]) => email?.valid === false)
  useEffect(() => {
    const validate = (typed: unknown) => validMailAddress(typed, { req: { t } })
    if (isRefused && validate(value) === true)
      dispatchFields({ type: 'UPDATE', path: 'email', valid: true, validate })
  }, [dispatchFields, isRefused, t, value])
  return null
}
