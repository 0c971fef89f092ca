import { logoTypes } from '@kariera/shared/rules/contentTypes'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { CollectionConfig } from 'payload'
import { label } from '../../admin/i18n/labels.ts'
import { rowActionsField } from '../../editing/rows/rowActionsField.ts'
import { acceptUpload, logoFiles } from '../media/acceptUpload.ts'
import { readWhereShown } from '../media/access.ts'
import { keepName, rememberName } from '../media/hooks/originalName.ts'
import { originalNameField } from '../media/originalNameField.ts'
import { announceDeletion } from '../../publishing/announceDocument.ts'
import { employerLogoSizes } from '../media/pictureSizes.ts'
import { thumbnailOf } from '../media/thumbnail.ts'
import { editors, nobody } from '../../lib/access/roles.ts'
import { refuseAnonymous } from '../../lib/access/refuseAnonymous.ts'
import { usesPanel } from '../../editing/uses/usesPanel.ts'

const texts = backOfficeTexts.logo

/** Logos for employers' profiles (A-EMP-1), with the upload rule of logos. A file never changes. */
export const employerLogos: CollectionConfig = {
  slug: 'employer-logos',
  labels: {
    singular: label('Employer logo', 'Лого на работодател'),
    plural: label('Employer logos', 'Лога на работодатели'),
  },
  admin: {
    useAsTitle: 'originalName',
    group: label('Management', 'Управление'),
    defaultColumns: ['originalName', 'picture', 'createdAt', 'actions'],
    listSearchableFields: ['originalName'],
    components: { beforeListTable: ['/admin/lists/ListNotes.tsx#ListNotes'] },
  },
  defaultSort: '-createdAt',
  access: { read: readWhereShown, create: editors, update: nobody, delete: editors },
  upload: {
    mimeTypes: logoTypes,
    imageSizes: employerLogoSizes,
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
    afterDelete: [announceDeletion('employer-logos')],
  },
  fields: [
    originalNameField,
    {
      name: 'picture',
      type: 'ui',
      label: label('Logo', 'Лого'),
      admin: {
        components: {
          Cell: '/collections/employers/components/EmployerCells.tsx#LogoFileCell',
        },
      },
    },
    usesPanel,
    rowActionsField({
      nameField: 'originalName',
      toDelete: texts.toDelete,
      notDeleted: texts.notDeleted,
    }),
  ],
  versions: false,
  lockDocuments: false,
  disableDuplicate: true,
}
