import type { Answer } from './postRequest.ts'

/**
 * Status with which the database asks for a retry. Its text is written for the editor; the texts of other server errors
 * are not.
 */
const tryAgainStatus = 503

/** Returns the newsroom's reason for a refusal, null if it has none that helps the editor. */
export function reasonOf({ status, reason }: Answer): string | null {
  return status < 500 || status === tryAgainStatus ? reason : null
}
