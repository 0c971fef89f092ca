import type { Payload } from 'payload'

/** Returns the table of a collection or a global, by Payload's naming. */
export function tableOf(slug: string): string {
  return slug.replaceAll('-', '_')
}

/** Returns the column of a top-level field. A missing column is an error, so that nothing is overlooked. */
export function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** Returns the table of a collection's versions; null if it has none. */
export function versionsOf(
  payload: Payload,
  { kind, slug }: { kind: 'collection' | 'global'; slug: string },
): string | null {
  const own = kind === 'collection' && payload.config.collections.find((one) => one.slug === slug)
  return own && own.versions?.drafts ? `_${tableOf(slug)}_v` : null
}
