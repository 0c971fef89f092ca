import type { CollectionConfig } from 'payload'
import { label } from '../../admin/i18n/labels.ts'
import { acceptUpload, quoteImageFiles } from '../media/acceptUpload.ts'
import { readWhereShown } from '../media/access.ts'
import { editors, nobody } from '../../lib/access/roles.ts'
import { refuseAnonymous } from '../../lib/access/refuseAnonymous.ts'

/** Pictures of quotes for sharing. They are generated, not uploaded by hand. */
export const quoteImages: CollectionConfig = {
  slug: 'quote-images',
  custom: { isWrittenBySystem: true },
  labels: {
    singular: label('Quote image', 'Изображение на цитат'),
    plural: label('Quote images', 'Изображения на цитати'),
  },
  admin: { hidden: true },
  access: { read: readWhereShown, create: editors, update: nobody, delete: nobody },
  upload: { mimeTypes: ['image/png'], pasteURL: false, crop: false, focalPoint: false },
  hooks: {
    beforeOperation: [refuseAnonymous('create', 'update', 'delete'), acceptUpload(quoteImageFiles)],
  },
  fields: [],
  versions: false,
  disableDuplicate: true,
}
