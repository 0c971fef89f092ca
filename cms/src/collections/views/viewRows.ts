import type { CollectionConfig, CollectionSlug } from 'payload'
import { nobody } from '../users/access.ts'

/**
 * Who has looked at documents of a kind, and on which day: a row for each view, folded into totals when the day is long
 * over. The system writes them.
 *
 * @param document the field that names what was looked at
 */
function viewRows(
  slug: string,
  { document, relationTo }: { document: string; relationTo: CollectionSlug },
): CollectionConfig {
  return {
    slug,
    admin: { hidden: true },
    access: { read: nobody, create: nobody, update: nobody, delete: nobody },
    endpoints: false,
    lockDocuments: false,
    versions: false,
    fields: [
      { name: document, type: 'relationship', relationTo, required: true, index: true },
      /** A salted hash that is another one every day, never an address. */
      { name: 'visitor', type: 'text', required: true },
      { name: 'userAgent', type: 'text' },
      /** Of the device, only after consent. */
      { name: 'fingerprint', type: 'text' },
      /** In Europe/Sofia: `2026-11-22`. */
      { name: 'day', type: 'text', required: true, index: true },
    ],
  }
}

export const articleViews = viewRows('article-views', {
  document: 'article',
  relationTo: 'articles',
})

export const quoteViews = viewRows('quote-views', { document: 'quote', relationTo: 'quotes' })
