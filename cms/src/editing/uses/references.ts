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
 * Returns every field of the configuration that refers to documents: relationships, uploads, and texts with pictures.
 */
export function referencesIn({
  collections,
  globals,
}: Pick<SanitizedConfig, 'collections' | 'globals'>): Reference[] {
  return [
    ...collections.flatMap(({ slug, flattenedFields }) =>
      referencesOf(flattenedFields).map((one) => ({ kind: 'collection' as const, slug, ...one })),
    ),
    ...globals.flatMap(({ slug, flattenedFields }) =>
      referencesOf(flattenedFields).map((one) => ({ kind: 'global' as const, slug, ...one })),
    ),
  ]
}

type OfField = Omit<Reference, 'kind' | 'slug'>

function referencesOf(fields: readonly FlattenedField[], above = ''): OfField[] {
  return fields.flatMap((field) => {
    const path = above + field.name
    if (field.type === 'richText') return [{ field: path, kept: 'text', to: inTexts }]
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

/** Fields that refer to documents without showing them, and why editors need not be informed. */
const unreported: Record<string, string> = {
  'articles.author': 'accounts are not deleted for what they have written',
  ...Object.fromEntries(
    ['contact-submissions', 'branding-requests'].flatMap((slug) =>
      ['answeredBy', 'assignee', 'replies.by'].map((field) => [
        `${slug}.${field}`,
        'accounts are not deleted for what they have answered',
      ]),
    ),
  ),
  'banners.createdBy': 'accounts are not deleted for what they have made',
  'articles.pictureCut': 'a cut is made again from its picture',
  'picture-cuts.picture': 'a cut goes with its picture',
  'media.owner': 'accounts are not deleted for what they have uploaded',
  'article-views.article': 'what is counted goes with its article',
  'quote-views.quote': 'what is counted goes with its quote',
  'branding-requests.service': 'a request keeps the name of its service',
  'redirects.to': 'a former address goes with its document',
  'payload-locked-documents.document': 'who edits it just now is told by the form',
  'payload-locked-documents.user': 'who edits just now is told by the form',
  'payload-preferences.user': 'what the admin remembers of its user',
}

/** Whether an editor is informed of the reference. */
export function isReported({ slug, field }: Pick<Reference, 'slug' | 'field'>): boolean {
  return !Object.hasOwn(unreported, `${slug}.${field}`)
}

/** Fields of which editors are not informed; for the test that all of them still exist. */
export const unreportedFields = Object.keys(unreported)
