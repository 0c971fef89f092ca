import type { Part } from '../../part.ts'
import { categories } from './categories.ts'
import { categoryInvalidation } from './invalidation.ts'
import { readCategoryPaths } from './resolvers/archives.ts'
import { categoryResolvers } from './resolvers/resolvers.ts'

/** Categories. */
export const part = {
  collections: [categories],
  resolvers: categoryResolvers,
  readPaths: readCategoryPaths,
  invalidation: { categories: categoryInvalidation },
  menu: { articles: [{ collection: 'categories' }] },
  named: [{ collection: 'categories', place: 11, name: 'value', searched: ['value'] }],
} satisfies Part
