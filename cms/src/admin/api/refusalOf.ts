import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { isUnreachable, type Answer } from './postRequest.ts'

/**
 * Returns why a call without a session was refused: the newsroom's own reason, or that it can be tried again.
 *
 * @param fallback for a refusal without a reason
 */
export function refusalOf(
  answer: Answer,
  fallback: BackOfficeText,
  say: (text: BackOfficeText) => string,
): string {
  if (answer.reason !== null) return answer.reason
  return say(isUnreachable(answer) ? backOfficeTexts.signIn.unreachable : fallback)
}
