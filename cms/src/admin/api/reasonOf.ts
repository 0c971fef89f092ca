import type { Answer } from './postRequest.ts'

/** The database's word for 'try again' comes with a text for the editor, what else goes wrong inside does not. */
const tryAgainStatus = 503

/** What the newsroom says to the editor of a refusal; null where it says nothing that is of use. */
export function reasonOf({ status, reason }: Answer): string | null {
  return status < 500 || status === tryAgainStatus ? reason : null
}
