import type { CollectionConfig, Plugin } from 'payload'
import { presenceEndpoints, type PresenceOptions } from './presenceEndpoints.ts'

/** Who has which documents open, by name, on every form and list (B-EDIT-3). */
export const presencePlugin =
  (options: PresenceOptions): Plugin =>
  (config) => {
    const { admin = {} } = config
    const { components = {} } = admin
    const providers = [
      ...(components.providers ?? []),
      '/editing/presence/PresenceProvider.tsx#PresenceProvider',
    ]
    return {
      ...config,
      admin: { ...admin, components: { ...components, providers } },
      endpoints: [...(config.endpoints ?? []), ...presenceEndpoints(options)],
      collections: (config.collections ?? []).map((one) =>
        one.custom?.isWrittenBySystem ? one : withOpenNow(one),
      ),
    }
  }

function withOpenNow(collection: CollectionConfig): CollectionConfig {
  const { admin = {} } = collection
  const { components = {} } = admin
  const beforeListTable = [
    ...(components.beforeListTable ?? []),
    '/editing/presence/OpenNow.tsx#OpenNow',
  ]
  return { ...collection, admin: { ...admin, components: { ...components, beforeListTable } } }
}
