import type { User } from '@kariera/shared/payload-types'
import type { CollectionBeforeChangeHook } from 'payload'

/** Who gets another password in another way needs the link of a mail no more. */
export const endRecovery: CollectionBeforeChangeHook<User> = ({ data }) =>
  data.password ? { ...data, resetPasswordToken: null, resetPasswordExpiration: null } : data
