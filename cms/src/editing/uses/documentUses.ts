import type { CollectionConfig, Endpoint, Plugin } from 'payload'
import { usesEndpoints } from './usesEndpoints.ts'

/**
 * Answers where documents are used, and names those of a list that are selected in the question before something is done
 * with all of them.
 */
export const documentUses =
  ({ bounded }: UsesOptions): Plugin =>
  (config) => ({
    ...config,
    endpoints: [...(config.endpoints ?? []), ...usesEndpoints.map(bounded)],
    collections: (config.collections ?? []).map((one) =>
      one.custom?.isWrittenBySystem ? one : withSelectionNames(one),
    ),
  })

/** `bounded`: gives an endpoint its limits. */
type UsesOptions = { bounded: (endpoint: Endpoint) => Endpoint }

function withSelectionNames(collection: CollectionConfig): CollectionConfig {
  const { admin = {} } = collection
  const { components = {} } = admin
  const beforeListTable = [
    ...(components.beforeListTable ?? []),
    '/editing/uses/SelectionNames.tsx#SelectionNames',
  ]
  return { ...collection, admin: { ...admin, components: { ...components, beforeListTable } } }
}
