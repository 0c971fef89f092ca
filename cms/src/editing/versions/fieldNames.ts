import { getTranslation } from '@payloadcms/translations'
import type { FlattenedField, PayloadRequest } from 'payload'

/** Fields that the buttons of a form set, and the trash. */
const notTyped = ['_status', 'deletedAt']

/** Returns the labels of the fields that users edit, as they stand within a sentence, by the fields' names. */
export function fieldNames(
  fields: readonly FlattenedField[],
  i18n: PayloadRequest['i18n'],
): ReadonlyMap<string, string> {
  return new Map(
    fields.flatMap((field): [string, string][] => {
      if (notTyped.includes(field.name) || !('label' in field) || !field.label) return []
      const { label } = field
      const text =
        typeof label === 'function' ? label({ i18n, t: i18n.t }) : getTranslation(label, i18n)
      return typeof text === 'string' ? [[field.name, withinSentence(text)]] : []
    }),
  )
}

/** A word with another capital, such as YouTube, is a name. */
function withinSentence(label: string): string {
  const isOrdinary = /^\p{Lu}\p{Ll}*(\s|$)/u.test(label)
  return isOrdinary ? label.charAt(0).toLowerCase() + label.slice(1) : label
}
