import { redirect } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import type { AdminViewServerProps } from 'payload'
import { Logo } from '#admin/brand/Logo.tsx'
import { SignOut } from './SignOut.tsx'
import styles from '../login/SignIn.module.css'

/** The "sign out" screen: replaces Payload's own, which shows nothing when signing out fails. */
export function LogoutView({ initPageResult: { req } }: AdminViewServerProps) {
  const { routes, admin } = req.payload.config
  const signInPage = formatAdminURL({ adminRoute: routes.admin, path: admin.routes.login })
  if (!req.user) redirect(signInPage)
  return (
    <div className={styles.signIn}>
      <Logo />
      <SignOut next={signInPage} />
    </div>
  )
}
