import type { CollectionConfig, Plugin } from 'payload'
import { usesEndpoints } from './usesEndpoints.ts'

/**
 * Answers where documents are used, and names those of a list that are selected in the question before something is done
 * with all of them.
 */
export const documentUses: Plugin = (config) => ({
  ...config,
  endpoints: [...(config.endpoints ?? []), ...usesEndpoints],
  collections: (config.collections ?? []).map((one) =>
    one.custom?.isWrittenBySystem ? one : withSelectionNames(one),
  ),
})

function withSelectionNames(collection: CollectionConfig): CollectionConfig {
  const { admin = {} } = collection
  const { components = {} } = admin
  const beforeListTable = [
    ...(components.beforeListTable ?? []),
    '/editing/uses/SelectionNames.tsx#SelectionNames',
  ]
  return { ...collection, admin: { ...admin, components: { ...components, beforeListTable } } }
}
