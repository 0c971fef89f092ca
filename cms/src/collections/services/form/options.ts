import { maxOptions } from '@kariera/shared/contracts/serviceForms'
import { textLength } from '@kariera/shared/rules/textLengths'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { FieldHook, PayloadRequest, TypeWithID } from 'payload'
import { normalisedText } from '#lib/validation/normalise.ts'
import { inLanguageOf } from '#lib/i18n/language.ts'
import { isChoice, type FieldOfForm } from './choice.ts'

const texts = backOfficeTexts.service

type FieldOfFormHook = FieldHook<TypeWithID, unknown, FieldOfForm>

/** Trims options and removes empty ones. */
export const tidiedOptions: FieldHook = ({ value }: { value?: unknown }) =>
  Array.isArray(value) ? value.map(normalisedText).filter((option) => option !== '') : value

/** Text fields have no options. */
export const clearedForText: FieldOfFormHook = ({ value, siblingData }) =>
  isChoice(siblingData) ? (value ?? []) : []

/** Choice fields have no text settings. */
export const clearedForChoice: FieldOfFormHook = ({ value, siblingData }) =>
  isChoice(siblingData) ? null : value

type Validation = { req: Pick<PayloadRequest, 'i18n'>; siblingData: FieldOfForm }

/** Validates that a choice has options, all different. A single checkbox needs none, because it has a label. */
export function validOptions(value: unknown, { req, siblingData }: Validation): true | string {
  const refusal = refusalOf(value ?? [], siblingData)
  return refusal === null || inLanguageOf(req, refusal)
}

function refusalOf(value: unknown, { type }: FieldOfForm) {
  if (!Array.isArray(value) || !value.every((option) => typeof option === 'string')) {
    return backOfficeTexts.database.badRequest
  }
  if (value.length === 0 && isChoice({ type }) && type !== 'checkbox') return texts.noOptions
  if (value.length > maxOptions) return texts.tooManyOptions(maxOptions)
  if (value.some((option) => option.length > textLength)) return backOfficeTexts.tooLong(textLength)
  return new Set(value).size < value.length ? texts.sameOptions : null
}
