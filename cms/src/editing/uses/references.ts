import type { FlattenedField, SanitizedConfig } from 'payload'

/** A field that refers to documents. */
export type Reference = {
  kind: 'collection' | 'global'
  slug: string
  /** Its path from the top of the document, `authorPicture`. */
  field: string
  /** How PostgreSQL stores it: in a column of the row, in the table of relationships, or in the nodes of a text. */
  kept: 'column' | 'relations' | 'text'
  /** The collections that it can refer to. */
  to: readonly string[]
}

/** Collections that a text may show (collections/articles/body/vocabulary.ts). */
const inTexts = ['media']

/**
 * Returns the fields by which editors use documents: relationships, uploads, and texts with pictures. Those that only
 * note who did something (`custom.isRecord`), and those that only the system writes or keeps, go with what they stand in.
 */
export function referencesIn({
  collections,
  globals,
}: Pick<SanitizedConfig, 'collections' | 'globals'>): Reference[] {
  const written = collections.filter(
    ({ slug, custom }) =>
      !Object.hasOwn(custom, 'isWrittenBySystem') && !slug.startsWith('payload-'),
  )
  const deletable = new Set<string>(written.map(({ slug }) => slug))
  return [
    ...written.map((one) => ({ kind: 'collection' as const, ...one })),
    ...globals.map((one) => ({ kind: 'global' as const, ...one })),
  ].flatMap(({ kind, slug, flattenedFields }) =>
    referencesOf(flattenedFields)
      .filter(({ to }) => to.some((other) => deletable.has(other)))
      .map((one) => ({ kind, slug, ...one })),
  )
}

type OfField = Omit<Reference, 'kind' | 'slug'>

function referencesOf(fields: readonly FlattenedField[], above = ''): OfField[] {
  return fields.flatMap((field) => {
    const path = above + field.name
    if (field.type === 'richText') return [{ field: path, kept: 'text', to: inTexts }]
    if (field.custom?.isRecord === true) return []
    if (field.type === 'relationship' || field.type === 'upload') return [ofDocuments(field, path)]
    return fieldsBelow(field).flatMap((inner) => referencesOf(inner, `${path}.`))
  })
}

function ofDocuments(
  { relationTo, hasMany }: Extract<FlattenedField, { type: 'relationship' | 'upload' }>,
  path: string,
): OfField {
  const isColumn = typeof relationTo === 'string' && !hasMany
  return { field: path, kept: isColumn ? 'column' : 'relations', to: [relationTo].flat() }
}

function fieldsBelow(field: FlattenedField): readonly FlattenedField[][] {
  if ('blocks' in field) return field.blocks.map(({ flattenedFields }) => flattenedFields)
  return 'flattenedFields' in field ? [field.flattenedFields] : []
}
