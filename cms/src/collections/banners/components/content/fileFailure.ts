import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'

const texts = backOfficeTexts.banner

/**
 * What an editor is told of a file that was not stored (back-office.md, sections 5 and 8): the newsroom's own text where
 * it has looked at the file and its sender, the same as the reason of a failure otherwise.
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
