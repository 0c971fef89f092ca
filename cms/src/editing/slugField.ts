import type { TextField } from 'payload'
import { label } from '../admin/i18n/labels.ts'
import { nobody } from '../lib/access/roles.ts'

/**
 * The end of a document's address, which a hook of the collection sets. A copy of the document gets its own.
 *
 * @param description when it is set
 */
export function slugField(description: ReturnType<typeof label>): TextField {
  return {
    name: 'slug',
    type: 'text',
    label: label('Address', 'Адрес'),
    unique: true,
    index: true,
    access: { create: nobody, update: nobody },
    hooks: { beforeDuplicate: [() => null] },
    admin: { position: 'sidebar', readOnly: true, description },
  }
}
