import type { FieldHook } from 'payload'

/** Whatever JavaScript takes for a date is stored in the one form that the database takes; anything else is left. */
export const canonicalDate: FieldHook = ({ value }: { value?: unknown }) => {
  if (typeof value !== 'string') return value
  const date = new Date(value)
  return Number.isNaN(date.getTime()) ? value : date.toISOString()
}
