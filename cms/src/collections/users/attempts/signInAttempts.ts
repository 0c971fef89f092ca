import type { CollectionConfig } from 'payload'
import { nobody } from '#lib/access/roles.ts'

/**
 * Recent tries of sign-in and of password recovery, and the networks from which users have signed in. The key is a keyed hash, so that no address of a person or a
 * machine is stored (collections/users/attempts/attempts.ts).
 */
export const signInAttempts: CollectionConfig = {
  slug: 'sign-in-attempts',
  custom: { isWrittenBySystem: true },
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'count', type: 'number', required: true },
    // After this moment the count starts again.
    { name: 'until', type: 'date', required: true, index: true },
  ],
  timestamps: false,
  lockDocuments: false,
  versions: false,
}
