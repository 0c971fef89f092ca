import { choiceTypes } from '@kariera/shared/contracts/serviceForms'

/** The part of a form field that decides whether it has options. */
export type FieldOfForm = { type?: unknown }

/** Whether readers choose from options in such a field, instead of typing. */
export function isChoice({ type }: FieldOfForm): boolean {
  return choiceTypes.some((choice) => choice === type)
}

/**
 * Returns the options of a field after a change of its type: none for a text field; for a choice the previous options,
 * or a first option.
 */
export function optionsOnceOf(type: unknown, options: unknown, first: string): unknown[] {
  if (!isChoice({ type })) return []
  return Array.isArray(options) && options.length > 0 ? options : [first]
}
