'use client'

import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import {
  CheckboxField,
  Form,
  FormSubmit,
  Link,
  PasswordField,
  toast,
  useAuth,
  useConfig,
  useRouteTransition,
  useTranslation,
} from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import type { Data } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { useState } from 'react'
import { refusalOf } from '#admin/api/refusalOf.ts'
import { useTranslate } from '#admin/i18n/useTranslate.ts'
import { AccountEmail } from '../AccountEmail.tsx'
import { signIn } from './signIn.ts'
import styles from './SignIn.module.css'

type State = { is: 'idle' } | { is: 'busy' } | { is: 'refused'; reason: string }

const emptyFields = {
  email: { valid: true },
  password: { valid: true },
  remember: { valid: true, initialValue: false, value: false },
}

/**
 * Email and password, both required, and whether to be remembered. Opens `next` after sign-in, or shows why it failed.
 */
export function SignInForm({ next }: { next: string }) {
  const { t, i18n } = useTranslation()
  const { config } = useConfig()
  const { setUser } = useAuth()
  const { startRouteTransition } = useRouteTransition()
  const router = useRouter()
  const [state, setState] = useState<State>({ is: 'idle' })
  const texts = backOfficeTexts.signIn
  const say = useTranslate()

  const submit = async ({ email, password, remember }: Data) => {
    setState({ is: 'busy' })
    const outcome = await signIn(config.routes.api, { email, password, remember }, i18n.language)
    if (outcome.session) {
      // Messages about an earlier attempt do not belong to the next screen.
      toast.dismiss()
      setUser(outcome.session)
      startRouteTransition(() => router.push(next))
    } else {
      setState({ is: 'refused', reason: refusalOf(outcome.refusal, texts.failed, say) })
      // Payload's form disables its fields for a moment, which takes the focus away.
      document.getElementById('field-password')?.focus()
    }
  }

  return (
    <Form
      className={styles.form}
      initialState={emptyFields}
      method="POST"
      onSubmit={(_fields, data) => void submit(data)}
      waitForAutocomplete
    >
      <AccountEmail refusal={state.is === 'refused' ? state.reason : null} />
      <PasswordField
        autoComplete="current-password"
        field={{ name: 'password', label: t('general:password'), required: true }}
        path="password"
      />
      <div className={styles.options}>
        <CheckboxField field={{ name: 'remember', label: say(texts.remember) }} path="remember" />
        <Link
          href={formatAdminURL({
            adminRoute: config.routes.admin,
            path: config.admin.routes.forgot,
          })}
          prefetch={false}
        >
          {say(texts.forgot)}
        </Link>
      </div>
      <FormSubmit disabled={state.is === 'busy'} size="large">
        {say(state.is === 'busy' ? texts.busy : texts.action)}
      </FormSubmit>
    </Form>
  )
}
