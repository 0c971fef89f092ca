'use client'

import { EmailField, useTranslation } from '@payloadcms/ui'
import { email as validEmail } from 'payload/shared'

/** Why a form was refused, if it was, and the address of the account that it asks for. */
export function AccountEmail({ refusal }: { refusal: string | null }) {
  const { t } = useTranslation()
  return (
    <>
      <p className="sign-in__refusal" role="alert">
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
        validate={validEmail}
      />
    </>
  )
}
