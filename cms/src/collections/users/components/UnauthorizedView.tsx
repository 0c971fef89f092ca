import { redirect } from 'next/navigation'
import type { AdminViewServerProps } from 'payload'
import { formatAdminURL } from 'payload/shared'
import { Logo } from '#admin/brand/Logo.tsx'
import { MissingRightMessage } from '#admin/failure/MissingRight.tsx'
import styles from './login/SignIn.module.css'

/** What a user reads who was led away from a screen: replaces Payload's own, which asks signed-in users to sign in. */
export function UnauthorizedView({ initPageResult: { req } }: AdminViewServerProps) {
  const { routes, admin } = req.payload.config
  if (!req.user) redirect(formatAdminURL({ adminRoute: routes.admin, path: admin.routes.login }))
  return (
    <div className={styles.signIn}>
      <Logo />
      <MissingRightMessage path={routes.admin} />
    </div>
  )
}
