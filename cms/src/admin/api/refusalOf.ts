import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import type { Answer } from './postRequest.ts'

/** Statuses of a missing response, or of a gateway whose server is restarting. */
const unreachable = new Set([0, 502, 503, 504])

/**
 * Returns why a call without a session was refused: the newsroom's own reason, or that it can be tried again.
 *
 * @param fallback for a refusal without a reason
 */
export function refusalOf(
  { status, reason }: Answer,
  fallback: BackOfficeText,
  say: (text: BackOfficeText) => string,
): string {
  if (reason !== null) return reason
  return say(unreachable.has(status) ? backOfficeTexts.signIn.unreachable : fallback)
}
