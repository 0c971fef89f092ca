import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { CollectionSlug, FieldHook } from 'payload'
import { inLanguageOf } from '../lib/i18n/language.ts'
import type { Validation } from '../lib/validation/texts.ts'
import { validateReference } from '../lib/validation/validateReference.ts'

/** Longest text of a draft's field, characters: a bound of size only. */
const maxDraftText = 10_000

/** The part of a validator's options that tells a stored draft from a form, and from what is published. */
type Saving = { data?: unknown; event?: 'onChange' | 'submit' | undefined } & Validation

type Validator<Value, Options> = (
  value: Value,
  options: Options,
) => true | string | Promise<true | string>

/**
 * Wraps the rule of a field, so that a draft is always saved, with whatever is in it: the rule counts at publishing, and
 * in forms, where it says at its field what is missing or odd.
 *
 * @param bound what a draft must keep to for its size and safety: by default, texts are of at most 10,000 characters
 */
export function whenPublished<Value, Options extends Saving>(
  rule: Validator<Value, Options>,
  bound: Validator<Value, NoInfer<Options>> = boundedText,
): Validator<Value, Options> {
  return (value, options) => (isDraftSave(options) ? bound(value, options) : rule(value, options))
}

function isDraftSave({ data, event }: Saving): boolean {
  return event === 'submit' && isDraft(data)
}

/** Whether data is stored as a draft: `_status` of what is sent, with that of the stored document. */
export function isDraft(data: unknown): boolean {
  return typeof data === 'object' && data !== null && '_status' in data && data._status === 'draft'
}

/** Validates that a text of a draft is no longer than any text. */
export function boundedText(value: unknown, { req }: Validation): true | string {
  if (value === undefined || value === null) return true
  const fits = typeof value === 'string' && value.length <= maxDraftText
  return fits || inLanguageOf(req, backOfficeTexts.tooLong(maxDraftText))
}

/** @returns a hook that stores a draft without a reference whose document has been deleted since it was chosen */
export function droppedFromDrafts(collection: CollectionSlug): FieldHook {
  const exists = validateReference(collection)
  return async ({ value, data, originalDoc, req }): Promise<unknown> => {
    const chosen: unknown = value
    if (chosen === undefined || chosen === null || !isDraft({ ...originalDoc, ...data }))
      return chosen
    return (await exists(chosen, { req })) === true ? chosen : null
  }
}
