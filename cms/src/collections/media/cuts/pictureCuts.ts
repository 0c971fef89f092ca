import { rasterTypes } from '@kariera/shared/rules/contentTypes'
import type { CollectionConfig } from 'payload'
import { label } from '#admin/i18n/labels.ts'
import { nobody } from '#lib/access/roles.ts'
import { readOnPages } from '../access.ts'
import { cutSizes } from '../pictureSizes.ts'

/**
 * Cuts of pictures, made of the rectangles that articles keep: derived files, which the newsroom makes anew from the
 * original when it needs them (docs/decisions/0049). A cut is as wide and high as its file, and belongs to no article:
 * several may show the same.
 */
export const pictureCuts: CollectionConfig = {
  slug: 'picture-cuts',
  custom: { isWrittenBySystem: true },
  labels: { singular: label('Cut', 'Изрязване'), plural: label('Cuts', 'Изрязвания') },
  admin: { hidden: true },
  access: { read: readOnPages, create: nobody, update: nobody, delete: nobody },
  endpoints: false,
  lockDocuments: false,
  disableDuplicate: true,
  versions: false,
  upload: {
    mimeTypes: rasterTypes,
    imageSizes: cutSizes,
    focalPoint: true,
    crop: false,
    pasteURL: false,
  },
  fields: [
    { name: 'picture', type: 'relationship', relationTo: 'media', index: true },
    { name: 'left', type: 'number', required: true },
    { name: 'top', type: 'number', required: true },
  ],
}
