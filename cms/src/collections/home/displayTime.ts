import { displaySeconds, defaultDisplaySeconds } from '@kariera/shared/rules/displaySeconds'
import type { FieldHook, NumberField } from 'payload'

/** What is no time becomes 1 second; nothing at all in a new document is the usual time. */
const seconds: FieldHook = ({ value, operation }: { value?: unknown; operation?: string }) =>
  value === undefined && operation === 'create' ? defaultDisplaySeconds : displaySeconds(value)

/** How long a slide is shown, whole seconds from 1 on (back-office.md, section 5). */
export function displayTime(name: string, label: Record<string, string>): NumberField {
  return {
    name,
    type: 'number',
    label,
    required: true,
    defaultValue: defaultDisplaySeconds,
    min: 1,
    hooks: { beforeValidate: [seconds] },
    admin: { step: 1 },
  }
}
