import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { PublishEvent } from '@kariera/shared/payload-types'
import type { FieldHook } from 'payload'
import { inLanguageOf } from '#lib/i18n/language.ts'

/** Gives an event about all pages a title in the user's language, because it has no document. */
export const titleOfEverything: FieldHook<PublishEvent, string | null> = ({
  value,
  siblingData,
  req,
}) =>
  siblingData.documentType === 'everything'
    ? inLanguageOf(req, backOfficeTexts.publishingLog.everything)
    : (value ?? null)
