'use client'

import { EmailField, toast, useTranslation } from '@payloadcms/ui'
import { useEffect } from 'react'
import { validMailAddress } from '../validMailAddress.ts'
import styles from './login/SignIn.module.css'

/** The reason for a refusal, if any, and the email field of a form. */
export function AccountEmail({ refusal }: { refusal: string | null }) {
  const { t } = useTranslation()
  // What was said on the screen before does not belong to this one.
  useEffect(() => {
    toast.dismiss()
  }, [])
  return (
    <>
      <p className={styles.refusal} role="alert">
        {refusal}
      </p>
      <EmailField
        field={{
          name: 'email',
          label: t('general:email'),
          required: true,
          admin: { autoComplete: 'username' },
        }}
        path="email"
        validate={(value) => validMailAddress(value, { req: { t } })}
      />
    </>
  )
}
