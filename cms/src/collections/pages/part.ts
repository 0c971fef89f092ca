import type { Part } from '../../part.ts'
import { pageInvalidation, staticPageInvalidations } from './invalidation.ts'
import { pages } from './pages.ts'
import { pageResolvers, readSectionPaths } from './resolvers.ts'
import { staticPages } from './staticPages.ts'

/** Pages that editors write. */
export const part = {
  collections: [pages],
  globals: staticPages,
  resolvers: pageResolvers,
  readPaths: readSectionPaths,
  invalidation: { pages: pageInvalidation, ...staticPageInvalidations },
  menu: { management: [{ collection: 'pages' }] },
  named: [{ collection: 'pages', place: 6, name: 'title', searched: ['title', 'path'] }],
} satisfies Part
