import type { CollectionConfig, CollectionSlug } from 'payload'
import { nobody } from '../../lib/access/roles.ts'

/**
 * Returns the collection of views of a kind of document, with visitor and day: one row per view, folded into totals
 * some time after the day has ended. The system writes them.
 *
 * @param document the field that refers to the viewed document
 */
function viewRows(
  slug: string,
  { document, relationTo }: { document: string; relationTo: CollectionSlug },
): CollectionConfig {
  return {
    slug,
    custom: { isWrittenBySystem: true },
    admin: { hidden: true },
    access: { read: nobody, create: nobody, update: nobody, delete: nobody },
    endpoints: false,
    lockDocuments: false,
    versions: false,
    fields: [
      { name: document, type: 'relationship', relationTo, required: true, index: true },
      /** A salted hash that changes every day, never an address. */
      { name: 'visitor', type: 'text', required: true },
      { name: 'userAgent', type: 'text' },
      /** Fingerprint of the device, only after consent. */
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
