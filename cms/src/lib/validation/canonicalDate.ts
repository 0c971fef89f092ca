import { canonicalMoment } from '@kariera/shared/rules/sofiaTime'
import type { FieldHook } from 'payload'

/**
 * A moment in ISO 8601 is stored in the one form that the database takes, without a zone as Sofia's; anything else is
 * left, and refused.
 */
export const canonicalDate: FieldHook = ({ value }: { value?: unknown }) =>
  typeof value === 'string' ? (canonicalMoment(value) ?? value) : value
