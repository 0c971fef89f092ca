import { embedAddress, videoOf } from '@kariera/shared/rules/youtube'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { FieldHook, PayloadRequest } from 'payload'
import { inLanguageOf } from '../i18n/language.ts'

/** Longest text that is parsed, characters: YouTube's embed code is shorter. */
const maxVideoLength = 2000

/**
 * Stores any address or code of a YouTube video as its canonical embed address; other values are left for the
 * validation to refuse.
 */
export const canonicalVideo: FieldHook = ({ value }: { value?: unknown }) => {
  if (typeof value !== 'string') return value
  if (!value.trim()) return null
  if (value.length > maxVideoLength) return value
  const video = videoOf(value)
  return video === null ? value : embedAddress(video)
}

export function validVideo(
  value: unknown,
  { req }: { req: Pick<PayloadRequest, 'i18n'> },
): true | string {
  if (value === undefined || value === null || value === '') return true
  if (typeof value === 'string' && value.length <= maxVideoLength && videoOf(value) !== null)
    return true
  return inLanguageOf(req, backOfficeTexts.article.wrongVideo)
}
