import { formatAdminURL } from 'payload/shared'
import type { AdminViewServerProps } from 'payload'
import { Logo } from '../../../../admin/brand/Logo.tsx'
import { SignOut } from './SignOut.tsx'

/** Where "sign out" leads to: takes the place of Payload's own, which says nothing when it does not succeed. */
export function LogoutView({ initPageResult: { req } }: AdminViewServerProps) {
  const { routes, admin } = req.payload.config
  return (
    <div className="sign-in">
      <Logo />
      <SignOut next={formatAdminURL({ adminRoute: routes.admin, path: admin.routes.login })} />
    </div>
  )
}
