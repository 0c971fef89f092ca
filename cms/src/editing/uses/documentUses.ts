import type { Endpoint, Plugin } from 'payload'
import { withAboveRows } from '../aboveRows.ts'
import { usesEndpoints } from './usesEndpoints.ts'

/**
 * Answers where documents are used, and names those of a list that are selected in the dialog before something is done
 * with all of them.
 */
export const documentUses =
  ({ bounded }: UsesOptions): Plugin =>
  (config) => ({
    ...config,
    endpoints: [...(config.endpoints ?? []), ...usesEndpoints.map(bounded)],
    collections: withAboveRows(
      config.collections ?? [],
      '/editing/uses/SelectionNames.tsx#SelectionNames',
    ),
  })

/** `bounded`: gives an endpoint its limits. */
type UsesOptions = { bounded: (endpoint: Endpoint) => Endpoint }
