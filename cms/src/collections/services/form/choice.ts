import { choiceTypes } from '@kariera/shared/contracts/services'

/** What a field of a form is, as far as its options depend on it. */
export type FieldOfForm = { type?: unknown }

/** Whether one chooses in such a field, and does not write. */
export function isChoice({ type }: FieldOfForm): boolean {
  return choiceTypes.some((choice) => choice === type)
}

/**
 * What a field offers once its kind is another: nothing where one writes, and where one chooses what it has offered
 * before, or a first option (back-office.md, section 4).
 */
export function optionsOnceOf(type: unknown, options: unknown, first: string): unknown[] {
  if (!isChoice({ type })) return []
  return Array.isArray(options) && options.length > 0 ? options : [first]
}
