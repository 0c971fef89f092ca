import type { Part } from '../../part.ts'
import { quoteInvalidation } from './invalidation.ts'
import { quoteImages } from './quoteImages.ts'
import { quoteTemplates } from './quoteTemplates.ts'
import { quotes } from './quotes.ts'
import { quoteResolvers, readQuotePaths } from './resolvers.ts'

/** Quotes, and their pictures. */
export const part = {
  collections: [quotes, quoteImages, quoteTemplates],
  resolvers: quoteResolvers,
  readPaths: readQuotePaths,
  invalidation: { quotes: quoteInvalidation },
  menu: { management: [{ collection: 'quotes' }, { collection: 'quote-templates' }] },
  named: [
    {
      collection: 'quotes',
      place: 2,
      name: 'version_quote_text',
      searched: ['version_quote_text', 'version_author'],
      isVersioned: true,
      isTrashable: true,
    },
    {
      collection: 'quote-templates',
      place: 14,
      name: 'name',
      searched: ['name'],
      isTrashable: true,
    },
  ],
} satisfies Part
