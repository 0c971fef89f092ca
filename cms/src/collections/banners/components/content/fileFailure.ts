import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'

const texts = backOfficeTexts.banner

/**
 * Returns the message for a file that was not stored: the newsroom's own text if it refused the file or the user, else
 * a failure message with that text as its reason.
 */
export function fileFailure({
  status,
  reason,
}: {
  status: number
  reason: string | null
}): BackOfficeText {
  if (reason === null) return texts.notUploaded
  const isRefusal = status === 400 || status === 403
  return isRefusal ? { en: reason, bg: reason } : texts.uploadFailed(reason)
}
