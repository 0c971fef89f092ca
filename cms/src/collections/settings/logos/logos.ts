import { logoTypes } from '@kariera/shared/rules/contentTypes'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { CollectionConfig } from 'payload'
import { label } from '#admin/i18n/labels.ts'
import { acceptUpload, logoFiles } from '../../media/acceptUpload.ts'
import { readWhereShown } from '../../media/access.ts'
import { keepName, rememberName } from '../../media/hooks/originalName.ts'
import { originalNameField } from '../../media/originalNameField.ts'
import { announceDeletion } from '#publishing/announceDocument.ts'
import { administrators, nobody } from '#lib/access/roles.ts'
import { refuseAnonymous } from '#lib/access/refuseAnonymous.ts'
import { logoSizes } from '../../media/pictureSizes.ts'
import { thumbnailOf } from '../../media/thumbnail.ts'

/** Logos of the publication; one of them is chosen in the site settings (A-LOGO-1). A file never changes. */
export const logos: CollectionConfig = {
  slug: 'logos',
  labels: { singular: label('Logo', 'Лого'), plural: backOfficeTexts.logo.title },
  admin: {
    useAsTitle: 'originalName',
    group: label('Settings', 'Настройки'),
    components: {
      views: { list: { Component: '/collections/settings/logos/LogosView.tsx#LogosView' } },
    },
  },
  defaultSort: '-createdAt',
  access: { read: readWhereShown, create: administrators, update: nobody, delete: administrators },
  upload: {
    mimeTypes: logoTypes,
    imageSizes: logoSizes,
    adminThumbnail: thumbnailOf,
    pasteURL: false,
    crop: false,
    focalPoint: false,
  },
  hooks: {
    beforeOperation: [
      refuseAnonymous('create', 'update', 'delete'),
      rememberName,
      acceptUpload(logoFiles),
    ],
    beforeChange: [keepName],
    afterDelete: [announceDeletion('logos')],
  },
  fields: [originalNameField],
  versions: false,
  lockDocuments: false,
  disableDuplicate: true,
}
