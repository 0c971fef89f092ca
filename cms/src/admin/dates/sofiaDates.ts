import {
  traverseFields,
  type DateField,
  type SanitizedCollectionConfig,
  type SanitizedConfig,
} from 'payload'

/**
 * Every moment of the newsroom is shown and picked in Europe/Sofia (B-TIME-1, decision 29): all date fields, Payload's
 * own `createdAt`, `updatedAt` and `deletedAt` too, get our field, cell and filter where they have none of their own.
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

/** @param isTopLevel Payload asks for filters only there: elsewhere its own, in the browser's zone, would be drawn */
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
