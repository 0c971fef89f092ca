import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { inLanguageOf } from '#lib/i18n/language.ts'
import { Logo } from '#admin/brand/Logo.tsx'
import { ForgotPasswordForm } from './ForgotPasswordForm.tsx'
import styles from '../components/login/SignIn.module.css'

/** Screen for requesting a recovery link. A signed-in user is redirected to their account. */
export function ForgotPasswordView({ initPageResult: { req } }: AdminViewServerProps) {
  const { routes, admin } = req.payload.config
  if (req.user) redirect(`${routes.admin}${admin.routes.account}`)
  return (
    <div className={styles.signIn}>
      <Logo />
      <h1 className={styles.title}>{inLanguageOf(req, backOfficeTexts.recovery.title)}</h1>
      <ForgotPasswordForm />
    </div>
  )
}
