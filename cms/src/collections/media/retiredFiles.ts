import type { CollectionConfig } from 'payload'
import { nobody } from '../../lib/access/roles.ts'

/**
 * Names of files that no picture has any more. They are written in the transaction that replaced the files, and the
 * files stay for a while (collections/media/sweepFiles.ts): published or cached pages may still show them.
 */
export const retiredFiles: CollectionConfig = {
  slug: 'retired-files',
  custom: { isWrittenBySystem: true },
  admin: { hidden: true },
  access: { read: nobody, create: nobody, update: nobody, delete: nobody },
  endpoints: false,
  lockDocuments: false,
  timestamps: false,
  versions: false,
  fields: [
    { name: 'filename', type: 'text', required: true, unique: true },
    { name: 'retiredAt', type: 'date', required: true, index: true },
  ],
}
