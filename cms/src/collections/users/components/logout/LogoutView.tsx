import { redirect } from 'next/navigation'
import { formatAdminURL } from 'payload/shared'
import type { AdminViewServerProps } from 'payload'
import { Logo } from '../../../../admin/brand/Logo.tsx'
import { SignOut } from './SignOut.tsx'

/** Where "sign out" leads to: takes the place of Payload's own, which says nothing when it does not succeed. */
export function LogoutView({ initPageResult: { req } }: AdminViewServerProps) {
  const { routes, admin } = req.payload.config
  const signInPage = formatAdminURL({ adminRoute: routes.admin, path: admin.routes.login })
  if (!req.user) redirect(signInPage)
  return (
    <div className="sign-in">
      <Logo />
      <SignOut next={signInPage} />
    </div>
  )
}
