import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { PublishEvent } from '@kariera/shared/payload-types'
import type { FieldHook } from 'payload'
import { inLanguageOf } from '../../lib/i18n/language.ts'

/** An event about all pages bears no document's title: it is called so, in the reader's language. */
export const titleOfEverything: FieldHook<PublishEvent, string | null> = ({
  value,
  siblingData,
  req,
}) =>
  siblingData.documentType === 'everything'
    ? inLanguageOf(req, backOfficeTexts.publishingLog.everything)
    : (value ?? null)
