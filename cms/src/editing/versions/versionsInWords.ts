import { traverseFields, type Field, type Plugin } from 'payload'

const words = '/editing/versions/WordsDiff.tsx#WordsDiff'
const none = '/editing/versions/NoDiff.tsx#NoDiff'

/**
 * Compares the versions of documents in words, where Payload shows JSON, file names, `true` and `false`. Fields that the
 * form does not show are made of others, which are compared themselves. A field's own `admin.components.Diff` goes
 * first.
 *
 * @param pictures component that compares pictures
 */
export const versionsInWords =
  ({ pictures }: { pictures: string }): Plugin =>
  (config) => {
    const diffs: Partial<Record<string, string>> = {
      ...{ text: words, textarea: words, number: words, checkbox: words, json: words },
      upload: pictures,
    }
    for (const { fields, versions } of config.collections ?? []) {
      if (!versions) continue
      traverseFields({
        fields,
        fillEmpty: false,
        callback: ({ field }) => {
          if (field.type !== 'tab') compareBy(field, isHidden(field) ? none : diffs[field.type])
        },
      })
    }
    return config
  }

/** A hidden JSON value is a part of what is seen, such as the part of a picture. */
function isHidden({ type, admin }: Field): boolean {
  return type !== 'json' && admin !== undefined && 'hidden' in admin && admin.hidden === true
}

function compareBy(field: Field, component: string | undefined): void {
  if (component === undefined) return
  const admin: Record<string, unknown> = { ...field.admin }
  const components = { Diff: component, ...field.admin?.components }
  Object.assign(field, { admin: { ...admin, components } })
}
