import type { Plugin } from 'payload'
import { withAboveRows } from '../aboveRows.ts'
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
      collections: withAboveRows(config.collections ?? [], '/editing/presence/OpenNow.tsx#OpenNow'),
    }
  }
