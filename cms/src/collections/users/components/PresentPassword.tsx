'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { PasswordField, useDocumentInfo, useForm, useFormFields } from '@payloadcms/ui'
import { useEffect } from 'react'
import { useTranslate } from '../../../admin/i18n/useTranslate.ts'

const path = 'presentPassword'
const texts = backOfficeTexts.auth

/** Asks whoever sets another password or address of an account for his own password (hooks/presentPassword.ts). */
export function PresentPassword() {
  const { id } = useDocumentInfo()
  const isWanted = useFormFields(
    ([{ email, password }]) => Boolean(password?.value) || email?.value !== email?.initialValue,
  )
  return id !== undefined && isWanted ? <Field /> : null
}

function Field() {
  const say = useTranslate()
  const { dispatchFields } = useForm()
  // What was typed is not sent once more.
  useEffect(() => () => dispatchFields({ type: 'REMOVE', path }), [dispatchFields])
  return (
    <PasswordField
      autoComplete="current-password"
      field={{ name: path, label: say(texts.presentPassword), required: true }}
      path={path}
      validate={(value) => Boolean(value) || say(texts.presentPasswordMissing)}
    />
  )
}
