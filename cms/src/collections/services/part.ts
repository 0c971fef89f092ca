import type { Part } from '../../part.ts'
import { serviceInvalidation } from './invalidation.ts'
import { readServicePaths, serviceResolvers } from './resolvers.ts'
import { services } from './services.ts'

/** Services that the publication sells. */
export const part = {
  collections: [services],
  resolvers: serviceResolvers,
  readPaths: readServicePaths,
  invalidation: { services: serviceInvalidation },
  named: [
    { collection: 'services', place: 5, name: 'title', searched: ['title'], isTrashable: true },
  ],
} satisfies Part
