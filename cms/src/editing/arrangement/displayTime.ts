import { displaySeconds, defaultDisplaySeconds } from '@kariera/shared/rules/displaySeconds'
import type { FieldHook, NumberField } from 'payload'

/** An invalid time becomes 1 second; a missing time in a new document becomes the default. */
const seconds: FieldHook = ({ value, operation }: { value?: unknown; operation?: string }) =>
  value === undefined && operation === 'create' ? defaultDisplaySeconds : displaySeconds(value)

/** Field for how long a slide is shown, whole seconds from 1 on. */
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
