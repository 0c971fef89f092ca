import {
  traverseFields,
  type DateField,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload'

/**
 * Shows and edits all moments of the newsroom in Europe/Sofia (B-TIME-1, decision 29): every date field, also Payload's
 * `createdAt`, `updatedAt` and `deletedAt`, gets our field, cell and filter unless it has its own.
 */
export async function withSofiaDates(building: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await building
  for (const entity of [...config.collections, ...config.globals]) {
    traverseFields({
      fields: entity.fields,
      callback: ({ field }) => {
        if (field.type === 'date') showInSofia(field, entity.fields.includes(field))
      },
    })
  }
  for (const collection of config.collections) showMomentsAbove(collection)
  return config
}

/**
 * @param isTopLevel Payload uses a filter only for top-level fields; for the other fields it would use its own, in the
 * browser's time zone
 */
function showInSofia(field: DateField, isTopLevel: boolean): void {
  const filter = {
    path: '/admin/dates/MomentFilter.tsx#MomentFilter',
    clientProps: { path: field.name },
  }
  field.admin = {
    ...field.admin,
    ...(!isTopLevel && { disableListFilter: true }),
    components: {
      Field: '/admin/dates/DateField.tsx#DateField',
      Cell: '/admin/dates/MomentCell.tsx#MomentCell',
      ...(isTopLevel && { Filter: filter }),
      // Every version has another one, and says it at its head.
      ...(field.name === 'updatedAt' && { Diff: '/editing/versions/NoDiff.tsx#NoDiff' }),
      ...field.admin?.components,
    },
  }
}

function showMomentsAbove({ admin }: SanitizedCollectionConfig): void {
  const edit = admin.components?.edit
  admin.components = {
    ...admin.components,
    edit: {
      ...edit,
      beforeDocumentControls: [
        ...(edit?.beforeDocumentControls ?? []),
        '/admin/dates/DocumentMoments.tsx#DocumentMoments',
      ],
    },
  }
}
