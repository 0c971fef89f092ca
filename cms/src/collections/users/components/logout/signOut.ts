import { postRequest } from '#admin/api/postRequest.ts'

/** Statuses after which there is no session any more. */
const signedOut = [200, 401, 403, 404]

/**
 * Ends the session.
 *
 * @returns false if that failed. Never throws.
 */
export async function signOut(apiRoute: string, language: string): Promise<boolean> {
  const { status } = await postRequest({ apiRoute, language }, '/users/logout')
  return signedOut.includes(status)
}
