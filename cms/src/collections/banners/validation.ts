import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { PayloadRequest } from 'payload'
import { validateReference } from '../../lib/validation/validateReference.ts'
import { momentOf, validPublicationDate } from '../articles/validation.ts'
import { inLanguageOf } from '../../lib/i18n/language.ts'

type Validation<Data> = { data: Partial<Data>; req: PayloadRequest }
type Content = { file: unknown; svgContent: unknown }

const fileExists = validateReference('banner-files')

/** Validates that a banner has a file or a text. */
export async function validContentFile(
  value: unknown,
  { data, req }: Validation<Content>,
): Promise<true | string> {
  const isWritten = typeof data.svgContent === 'string' && data.svgContent.trim() !== ''
  if (!value && !isWritten) return inLanguageOf(req, backOfficeTexts.banner.incomplete)
  return fileExists(value, { req })
}

/** Its content was already checked (collections/banners/hooks/storeContent.ts). */
export function validSvgContent(
  value: unknown,
  { req }: Pick<Validation<Content>, 'req'>,
): true | string {
  const isText = value === undefined || value === null || typeof value === 'string'
  return isText || inLanguageOf(req, backOfficeTexts.banner.wrongType)
}

export const validStart = validPublicationDate

/** Validates that a banner ends after its start. */
export function validEnd(
  value: unknown,
  { data, req }: Validation<{ startDate: unknown }>,
): true | string {
  const valid = validPublicationDate(value, { req })
  if (valid !== true || !value || !data.startDate) return valid
  if (validPublicationDate(data.startDate, { req }) !== true) return true
  return (
    momentOf(value) > momentOf(data.startDate) ||
    inLanguageOf(req, backOfficeTexts.banner.endsBeforeStart)
  )
}
