import { randomPassword } from '@kariera/shared/rules/password'
import type { Payload } from 'payload'

/** What the first account is called until somebody names it. */
export const nameAtFirst = 'Администратор'

/** The account that was made, with the password if nobody chose one. */
export type FirstAdministrator = { email: string; randomPassword: string | null }

/** Makes an administrator if there is no user yet; a random password is made where none is given. */
export async function createFirstAdministrator(
  payload: Payload,
  given: { email: string; password: string | undefined },
): Promise<FirstAdministrator | null> {
  const { totalDocs } = await payload.count({ collection: 'users' })
  if (totalDocs > 0) return null
  const password = given.password ?? randomPassword()
  await payload.create({
    collection: 'users',
    depth: 0,
    data: { name: nameAtFirst, email: given.email, password, role: 'administrator' },
  })
  return { email: given.email, randomPassword: given.password ? null : password }
}
