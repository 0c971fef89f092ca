import type { CollectionConfig } from 'payload'

/** Shows a component above the rows of every list of documents that users write. */
export function withAboveRows(
  collections: readonly CollectionConfig[],
  component: string,
): CollectionConfig[] {
  return collections.map((one) => {
    if (one.custom?.isWrittenBySystem) return one
    const { components = {} } = one.admin ?? {}
    const beforeListTable = [...(components.beforeListTable ?? []), component]
    return { ...one, admin: { ...one.admin, components: { ...components, beforeListTable } } }
  })
}
