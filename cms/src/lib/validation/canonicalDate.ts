import { canonicalMoment } from '@kariera/shared/rules/sofiaTime'
import type { FieldHook } from 'payload'

/**
 * Converts an ISO 8601 moment to the stored form, in Sofia's time if it has no zone; other values stay as they are, and
 * are refused.
 */
export const canonicalDate: FieldHook = ({ value }: { value?: unknown }) =>
  typeof value === 'string' ? (canonicalMoment(value) ?? value) : value
