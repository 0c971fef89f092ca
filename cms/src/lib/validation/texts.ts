import { isTextLink, isWebAddress } from '@kariera/shared/rules/links'
import { looksEmpty } from '@kariera/shared/rules/invisible'
import { textLength } from '@kariera/shared/rules/textLengths'
import { backOfficeTexts, type BackOfficeText } from '@kariera/shared/texts/back-office'
import { inLanguageOf } from '../i18n/language.ts'
import type { PayloadRequest } from 'payload'

/** The part of a Payload validator's options that gives the caller's language. */
export type Validation = { req: Pick<PayloadRequest, 'i18n'> }

/** @returns a validator that returns `message` for a text that looks empty, and limits the length */
export const requiredText =
  (message: BackOfficeText, longest = textLength) =>
  (value: unknown, { req }: Validation): true | string => {
    if (typeof value !== 'string' || looksEmpty(value)) return inLanguageOf(req, message)
    return value.length <= longest || inLanguageOf(req, backOfficeTexts.tooLong(longest))
  }

/** @returns a validator that returns `message` if the text, empty if missing, does not match */
export const matchingText =
  (pattern: RegExp, message: BackOfficeText) =>
  (value: unknown, { req }: Validation): true | string =>
    ((value === undefined || value === null || typeof value === 'string') &&
      pattern.test(value ?? '')) ||
    inLanguageOf(req, message)

/** @returns a validator for a whole number within limits */
export const wholeNumber =
  ({ min, max }: { min: number; max: number }) =>
  (value: unknown, { req }: Validation): true | string =>
    (Number.isInteger(value) && Number(value) >= min && Number(value) <= max) ||
    inLanguageOf(req, backOfficeTexts.input.wrongNumber(min, max))

/** Validates a line of text. */
export function shortText(value: unknown, { req }: Validation): true | string {
  if (value === undefined || value === null) return true
  const fits = typeof value === 'string' && value.length <= textLength
  return fits || inLanguageOf(req, backOfficeTexts.tooLong(textLength))
}

/** Longest address, characters. */
const linkLength = 2000

/** @returns a validator that returns `message` for anything but an http(s) address */
export const httpLink =
  (message: BackOfficeText) =>
  (value: unknown, { req }: Validation): true | string =>
    value === undefined || value === null || value === '' || isHttpLink(value)
      ? true
      : inLanguageOf(req, message)

/** Whether a value is an http(s) address. */
export function isHttpLink(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= linkLength &&
    !/["<>\\]/.test(value) &&
    isWebAddress(value)
  )
}

/** @returns a validator that returns `message` for anything but a link as a text may have it */
export const textLink =
  (message: BackOfficeText) =>
  (value: unknown, { req }: Validation): true | string =>
    (typeof value === 'string' && value.length <= linkLength && isTextLink(value)) ||
    inLanguageOf(req, message)
