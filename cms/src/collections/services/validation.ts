import { maxServiceDescriptionLength } from '@kariera/shared/contracts/serviceForms'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { PayloadRequest } from 'payload'
import { inLanguageOf } from '../../lib/i18n/language.ts'

const texts = backOfficeTexts.service

/** Returns the length of a description as readers count it: in characters, not in UTF-16 units. */
export function descriptionLength(description: string): number {
  return Array.from(description).length
}

/** Validates that there is a description of at most 75 characters. */
export function validDescription(
  value: unknown,
  { req }: { req: Pick<PayloadRequest, 'i18n'> },
): true | string {
  if (typeof value !== 'string' || !value.trim()) return inLanguageOf(req, texts.incomplete)
  return descriptionLength(value) <= maxServiceDescriptionLength || inLanguageOf(req, texts.tooLong)
}

/**
 * @returns a validator that accepts exactly the known names, and no other value that the database would take for one
 */
export const oneOf =
  (known: readonly string[]) =>
  (value: unknown, { req }: { req: Pick<PayloadRequest, 'i18n' | 't'> }): true | string => {
    if (value === undefined || value === null || value === '') {
      return inLanguageOf(req, texts.incomplete)
    }
    return known.some((name) => name === value) || req.t('validation:invalidSelection')
  }
