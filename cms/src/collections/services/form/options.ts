import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { FieldHook, PayloadRequest, TypeWithID } from 'payload'
import { normalisedText } from '../../../lib/validation/normalise.ts'
import { textLength } from '../../../lib/validation/texts.ts'
import { inLanguageOf } from '../../../lib/i18n/language.ts'
import { isChoice, type FieldOfForm } from './choice.ts'

const texts = backOfficeTexts.service

/** Most options of one field. */
export const maxOptions = 50

type FieldOfFormHook = FieldHook<TypeWithID, unknown, FieldOfForm>

/** Options without space at their ends, and none that is empty. */
export const tidiedOptions: FieldHook = ({ value }: { value?: unknown }) =>
  Array.isArray(value) ? value.map(normalisedText).filter((option) => option !== '') : value

/** Where one writes there is nothing to choose from (back-office.md, section 4). */
export const onlyOfChoice: FieldOfFormHook = ({ value, siblingData }) =>
  isChoice(siblingData) ? (value ?? []) : []

/** Where one chooses there is nothing to write into. */
export const onlyOfWriting: FieldOfFormHook = ({ value, siblingData }) =>
  isChoice(siblingData) ? null : value

type Validation = { req: Pick<PayloadRequest, 'i18n'>; siblingData: FieldOfForm }

/** Something to choose from, and no two alike. A box to tick needs no words beside its label. */
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
