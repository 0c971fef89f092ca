import { postRequest } from '../../../../admin/api/postRequest.ts'

/** Statuses that say that there is no session any more (back-office.md, section 7). */
const signedOut = [200, 401, 403, 404]

/** Ends the session. @returns false where that could not be done. Never throws. */
export async function signOut(apiRoute: string, language: string): Promise<boolean> {
  const { status } = await postRequest({ apiRoute, language }, '/users/logout')
  return signedOut.includes(status)
}
