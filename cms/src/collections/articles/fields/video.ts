import { embedAddress, videoIdOf } from '@kariera/shared/rules/youtube'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { FieldHook, PayloadRequest } from 'payload'
import { inLanguageOf } from '../../../lib/i18n/language.ts'

/** Longest text that is looked at, characters: the code that YouTube offers is shorter. */
const maxVideoLength = 2000

/** Whatever names a video of YouTube is stored as its canonical embed address; anything else is left to be refused. */
export const canonicalVideo: FieldHook = ({ value }: { value?: unknown }) => {
  if (typeof value !== 'string') return value
  if (!value.trim()) return null
  if (value.length > maxVideoLength) return value
  const id = videoIdOf(value)
  return id === null ? value : embedAddress(id)
}

export function validVideo(
  value: unknown,
  { req }: { req: Pick<PayloadRequest, 'i18n'> },
): true | string {
  if (value === undefined || value === null || value === '') return true
  if (typeof value === 'string' && value.length <= maxVideoLength && videoIdOf(value) !== null)
    return true
  return inLanguageOf(req, backOfficeTexts.article.wrongVideo)
}
