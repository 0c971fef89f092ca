'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { Form, FormSubmit, Link, useConfig, useTranslation } from '@payloadcms/ui'
import type { Data } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { useState } from 'react'
import { refusalOf } from '#admin/api/refusalOf.ts'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { AccountEmail } from '../components/AccountEmail.tsx'
import { postRequest } from '#admin/api/postRequest.ts'
import styles from '../components/login/SignIn.module.css'

type State = { is: 'idle' } | { is: 'busy' } | { is: 'sent' } | { is: 'refused'; reason: string }

const texts = backOfficeTexts.recovery
const emptyFields = { email: { valid: true } }

/** Requests the recovery mail. The message afterwards is the same whether the account exists or not. */
export function ForgotPasswordForm() {
  const { i18n } = useTranslation()
  const say = useTranslate()
  const { config } = useConfig()
  const [state, setState] = useState<State>({ is: 'idle' })

  const submit = async ({ email }: Data) => {
    setState({ is: 'busy' })
    const body: { email: unknown } = { email }
    const newsroom = { apiRoute: config.routes.api, language: i18n.language }
    const answer = await postRequest(newsroom, '/users/forgot-password', body)
    if (answer.status === 200) setState({ is: 'sent' })
    else setState({ is: 'refused', reason: refusalOf(answer, texts.failed, say) })
  }

  return (
    <>
      <p role="status">{say(state.is === 'sent' ? texts.sent : texts.explanation)}</p>
      {state.is !== 'sent' && (
        <Form
          className={styles.form}
          initialState={emptyFields}
          method="POST"
          onSubmit={(_fields, data) => void submit(data)}
        >
          <AccountEmail refusal={state.is === 'refused' ? state.reason : null} />
          <FormSubmit disabled={state.is === 'busy'} size="large">
            {say(state.is === 'busy' ? texts.busy : texts.action)}
          </FormSubmit>
        </Form>
      )}
      <Link
        href={formatAdminURL({ adminRoute: config.routes.admin, path: config.admin.routes.login })}
        prefetch={false}
      >
        {say(texts.back)}
      </Link>
    </>
  )
}
