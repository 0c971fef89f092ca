'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import {
  PasswordField,
  useDocumentInfo,
  useForm,
  useFormFields,
  useFormModified,
} from '@payloadcms/ui'
import { useEffect } from 'react'
import { useTranslate } from '#admin/i18n/useTranslate.ts'

const path = 'presentPassword'
const texts = backOfficeTexts.auth

/**
 * Requests the present password of a user who sets a new password or address of an account (hooks/presentPassword.ts).
 */
export function PresentPassword() {
  const { id } = useDocumentInfo()
  const { dispatchFields } = useForm()
  const isModified = useFormModified()
  const isTyped = useFormFields(([{ password }]) => Boolean(password?.value))
  const hasMoved = useFormFields(([{ email }]) => email?.value !== email?.initialValue)
  // After a save Payload removes the fields of the new password but keeps their values, which would be sent with the
  // next save.
  useEffect(() => {
    if (isModified || !isTyped) return
    for (const name of ['password', 'confirm-password'])
      dispatchFields({ type: 'REMOVE', path: name })
  }, [dispatchFields, isModified, isTyped])
  return id !== undefined && (isTyped || hasMoved) ? <Field /> : null
}

function Field() {
  const say = useTranslate()
  const { dispatchFields } = useForm()
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
