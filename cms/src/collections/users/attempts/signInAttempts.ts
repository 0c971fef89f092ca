import type { CollectionConfig } from 'payload'
import { nobody } from '../access.ts'

/**
 * How often something was tried lately at the sign-in: a password, a forgotten password. What is counted is a keyed
 * hash, so that no address of a person or a machine stands here (collections/users/attempts/attempts.ts).
 */
export const signInAttempts: CollectionConfig = {
  slug: 'sign-in-attempts',
  admin: { hidden: true },
  access: { create: nobody, read: nobody, update: nobody, delete: nobody },
  fields: [
    { name: 'key', type: 'text', required: true, unique: true },
    { name: 'count', type: 'number', required: true },
    // From then on it counts as never tried.
    { name: 'until', type: 'date', required: true, index: true },
  ],
  timestamps: false,
  lockDocuments: false,
  versions: false,
}
