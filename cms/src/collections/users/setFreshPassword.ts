import { knownAddress } from '@kariera/shared/rules/mailAddress'
import { randomPassword } from '@kariera/shared/rules/randomPassword'
import type { Payload } from 'payload'
import { forgetTries } from './attempts/attempts.ts'
import { passwordsOfAddress } from './attempts/limits.ts'

/**
 * Gives an account a new random password; ends all its sessions, and its lockout.
 *
 * @returns the address and the password; null if there is no such account
 */
export async function setFreshPassword(
  payload: Payload,
  address: string,
): Promise<{ email: string; password: string } | null> {
  const email = knownAddress(address)
  const password = randomPassword()
  // Payload ends the sessions of a user whose password is changed.
  const { docs, errors } = await payload.update({
    collection: 'users',
    where: { email: { equals: email } },
    data: { password },
    depth: 0,
  })
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join(' '))
  if (docs.length === 0) return null
  await forgetTries(payload.db.drizzle, passwordsOfAddress, email)
  return { email, password }
}
