import { bannerTypes } from '@kariera/shared/rules/contentTypes'
import type { CollectionConfig } from 'payload'
import { label } from '../../admin/i18n/labels.ts'
import { acceptUpload, bannerFiles as acceptable } from '../media/acceptUpload.ts'
import { readWhereShown } from '../media/access.ts'
import { bannerSizes } from '../media/pictureSizes.ts'
import { thumbnailOf } from '../media/thumbnail.ts'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import { editors, nobody } from '../../lib/access/roles.ts'
import { refuseAnonymous } from '../../lib/access/refuseAnonymous.ts'

/**
 * Files of banners: images, and html that is shown only from its own sandboxed address. A file never changes; it is
 * deleted when its banner is deleted permanently.
 */
export const bannerFiles: CollectionConfig = {
  slug: 'banner-files',
  labels: {
    singular: label('Banner file', 'Файл на банер'),
    plural: label('Banner files', 'Файлове на банери'),
  },
  admin: { hidden: true, useAsTitle: 'filename' },
  access: { read: readWhereShown, create: editors, update: nobody, delete: nobody },
  upload: {
    // Uploads are checked by their bytes (collections/media/acceptUpload.ts); these are the types that may be stored,
    // including the sizes.
    mimeTypes: [...bannerTypes, 'image/webp'],
    imageSizes: bannerSizes,
    adminThumbnail: thumbnailOf,
    pasteURL: false,
    crop: false,
    focalPoint: false,
  },
  hooks: {
    beforeOperation: [
      refuseAnonymous({ operations: ['create'], text: backOfficeTexts.banner.notSignedIn }),
      refuseAnonymous('update', 'delete'),
      acceptUpload(acceptable),
    ],
  },
  fields: [],
  versions: false,
  disableDuplicate: true,
}
