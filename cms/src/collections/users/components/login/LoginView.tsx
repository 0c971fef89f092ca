import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { Logo } from '#admin/brand/Logo.tsx'
import { SignInForm } from './SignInForm.tsx'
import styles from './SignIn.module.css'

/** The sign-in screen. A user who is already signed in is redirected. */
export function LoginView({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const next = getSafeRedirect({
    fallbackTo: req.payload.config.routes.admin,
    redirectTo: searchParams?.redirect ?? '',
  })
  if (req.user) redirect(next)
  return (
    <div className={styles.signIn}>
      <Logo />
      <h1 className={styles.title}>{backOfficeTexts.title}</h1>
      <SignInForm next={next} />
    </div>
  )
}
