import { randomPassword } from '@kariera/shared/rules/randomPassword'
import type { Payload } from 'payload'

/** Name of the first account until it is changed. */
export const nameAtFirst = 'Администратор'

/** The created account, with the password if it was generated. */
export type FirstAdministrator = { email: string; randomPassword: string | null }

/** Creates an administrator if there is no user yet; generates a random password if none is given. */
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
