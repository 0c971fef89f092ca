import type { CollectionConfig } from 'payload'
import { nobody } from '../users/access.ts'

/** Who has looked at an article, and on which day: a row for each view, folded into totals when the day is long over. */
export const articleViews: CollectionConfig = {
  slug: 'article-views',
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  endpoints: false,
  lockDocuments: false,
  versions: false,
  fields: [
    { name: 'article', type: 'relationship', relationTo: 'articles', required: true, index: true },
    /** A salted hash that is another one every day, never an address. */
    { name: 'visitor', type: 'text', required: true },
    { name: 'userAgent', type: 'text' },
    /** Of the device, only after consent. */
    { name: 'fingerprint', type: 'text' },
    /** In Europe/Sofia: `2026-11-22`. */
    { name: 'day', type: 'text', required: true, index: true },
  ],
}
