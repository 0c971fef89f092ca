import type { User } from '@kariera/shared/payload-types'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

/**
 * A new password, address or role ends what was given under the former one: the link of a recovery mail, and all
 * sessions except that of a user who changes their own account. (After a new password Payload ends the sessions
 * itself.)
 */
export const endAccess: CollectionBeforeChangeHook<User> = ({ data, originalDoc, req }) => {
  const hasChanged = (field: 'email' | 'role') =>
    data[field] !== undefined && data[field] !== originalDoc?.[field]
  const hasMoved = originalDoc !== undefined && (hasChanged('email') || hasChanged('role'))
  if (!data.password && !hasMoved) return data
  const ended = { ...data, resetPasswordToken: null, resetPasswordExpiration: null }
  if (!hasMoved) return ended
  const current = sessionOf(req, originalDoc.id)
  return { ...ended, sessions: originalDoc.sessions?.filter(({ id }) => id === current) ?? [] }
}

/** Returns the current session of a user who changes their own account. */
function sessionOf({ user }: PayloadRequest, account: number): string | undefined {
  const isOwn = user?.collection === 'users' && user.id === account
  return isOwn && '_sid' in user && typeof user._sid === 'string' ? user._sid : undefined
}
