import { hashtagLength, maxHashtags } from '@kariera/shared/rules/hashtags'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { PayloadRequest } from 'payload'
import { inLanguageOf } from '../../lib/i18n/language.ts'
import { validateReferences } from '../../lib/validation/validateReference.ts'

const hashtagsExist = validateReferences('hashtags')

/** Validates hashtags: existing ones or, in an unsaved form, texts that will become hashtags. */
export async function validHashtags(
  value: unknown,
  { req }: { req: PayloadRequest },
): Promise<true | string> {
  if (value === undefined || value === null) return true
  const { article } = backOfficeTexts
  if (!Array.isArray(value)) return inLanguageOf(req, article.wrongHashtags)
  if (value.length > maxHashtags) return inLanguageOf(req, article.tooManyHashtags(maxHashtags))
  const texts = value.filter((item) => typeof item === 'string')
  if (texts.some((text) => Array.from(text).length > hashtagLength)) {
    return inLanguageOf(req, article.hashtagTooLong(hashtagLength))
  }
  return hashtagsExist(
    value.filter((item) => typeof item !== 'string'),
    { req },
  )
}
