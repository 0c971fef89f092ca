import { dequal } from 'dequal/lite'
import type { FlattenedField } from 'payload'

/**
 * Returns the names of a document's top-level fields that differ between two states. Left out is what nobody types:
 * computed fields, fields that only the system writes, and the times of saves. A referenced document is compared by id,
 * populated or not.
 *
 * @param after may lack fields that a request did not select: they do not count
 */
export function changedFields(
  fields: readonly FlattenedField[],
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): string[] {
  return fields
    .filter(isTyped)
    .map(({ name }) => name)
    .filter((name) => name in after && !sameContent(before[name], after[name]))
}

function isTyped(field: FlattenedField): boolean {
  if (['createdAt', 'updatedAt', 'id'].includes(field.name)) return false
  const isSystems =
    'admin' in field && Boolean(field.admin && 'readOnly' in field.admin && field.admin.readOnly)
  const isVirtual = 'virtual' in field && Boolean(field.virtual)
  return !isSystems && !isVirtual && !('hidden' in field && field.hidden)
}

/** Whether two values of a field are equal; a missing value, an empty text and an empty list are equal. */
export function sameContent(one: unknown, other: unknown): boolean {
  return dequal(bare(one), bare(other))
}

/** Ids of documents are numbers; those of rows are texts. */
function bare(value: unknown): unknown {
  if (value === undefined || value === '') return null
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(bare)
  if (typeof value !== 'object' || value === null) return value
  if ('id' in value && typeof value.id === 'number') return value.id
  const entries = Object.entries(value).map(([key, item]): [string, unknown] => [key, bare(item)])
  return Object.fromEntries(entries.filter(([, item]) => item !== null))
}
