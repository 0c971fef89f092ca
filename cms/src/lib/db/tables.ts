import type { Payload } from 'payload'

/** The table of a collection or a global, as Payload names it. */
export function tableOf(slug: string): string {
  return slug.replaceAll('-', '_')
}

/** The column of a field at the top of a document: one that there is not is an error, so that nothing is overlooked. */
export function columnOf(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

/** The table of a collection's drafts; null where it has none. */
export function versionsOf(
  payload: Payload,
  { kind, slug }: { kind: 'collection' | 'global'; slug: string },
): string | null {
  const own = kind === 'collection' && payload.config.collections.find((one) => one.slug === slug)
  return own && own.versions?.drafts ? `_${tableOf(slug)}_v` : null
}
