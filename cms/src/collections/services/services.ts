import { canonicalVideos } from '../articles/body/canonicalVideos.ts'
import { maxServiceDescriptionLength, serviceIcons } from '@kariera/shared/contracts/serviceForms'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { CollectionConfig } from 'payload'
import { bodyEditor } from '../articles/body/editor.ts'
import { normalised, normalisedTree } from '../../lib/validation/normalise.ts'
import { restrictAnonymousQueries } from '../../lib/access/restrictAnonymousQueries.ts'
import { requiredBody } from '../articles/body/validation.ts'
import { requiredText } from '../../lib/validation/texts.ts'
import { label } from '../../admin/i18n/labels.ts'
import { rowActionsField } from '../../editing/rows/rowActionsField.ts'
import { saveReportField } from '../../editing/saving/saveReportField.ts'
import { editors } from '../../lib/access/roles.ts'
import { refuseAnonymous } from '../../lib/access/refuseAnonymous.ts'
import { editorsTrash, readUntrashed } from '../../editing/trash/access.ts'
import { withoutMissingPictures } from '../../editing/uses/withoutMissingPictures.ts'
import { formField } from './fields/formField.ts'
import { announceService, generateAddress, rememberPublicService } from './hooks/announceService.ts'
import { oneOf, validDescription } from './validation.ts'
import { slugField } from '../../editing/slugField.ts'

const texts = backOfficeTexts.service

/** Services that readers can request from the publication, each with its own form (R-BRAND-1, R-BRAND-2). */
export const services: CollectionConfig = {
  slug: 'services',
  labels: {
    singular: label('Branding service', 'Брандинг услуга'),
    plural: texts.title,
  },
  admin: {
    useAsTitle: 'title',
    group: label('Settings', 'Настройки'),
    defaultColumns: ['title', 'description', 'icon', 'createdAt', 'actions'],
    listSearchableFields: ['title', 'description'],
    components: {
      Description: '/collections/settings/tabs/SettingsTabs.tsx#SettingsTabs',
      beforeListTable: [
        { path: '/admin/lists/ListNotes.tsx#ListNotes', clientProps: { empty: texts.none } },
      ],
    },
  },
  defaultSort: 'createdAt',
  trash: true,
  access: { read: readUntrashed, create: editors, update: editors, delete: editorsTrash },
  hooks: {
    beforeOperation: [restrictAnonymousQueries, refuseAnonymous('create', 'update', 'delete')],
    beforeChange: [rememberPublicService, generateAddress],
    afterChange: [announceService],
  },
  fields: [
    saveReportField({ path: '/services', notAdded: texts.notSaved, notUpdated: texts.notSaved }),
    {
      name: 'title',
      type: 'text',
      label: label('Title', 'Заглавие'),
      required: true,
      validate: requiredText(texts.incomplete),
      hooks: { beforeValidate: [normalised] },
    },
    {
      name: 'description',
      type: 'textarea',
      label: label('Description', 'Описание'),
      required: true,
      maxLength: maxServiceDescriptionLength,
      validate: validDescription,
      hooks: { beforeValidate: [normalised] },
      admin: {
        rows: 2,
        components: {
          Field: '/collections/services/components/DescriptionField.tsx#DescriptionField',
        },
      },
    },
    {
      name: 'body',
      type: 'richText',
      label: label('Body', 'Съдържание'),
      required: true,
      editor: bodyEditor,
      validate: requiredBody(texts.incomplete),
      hooks: {
        beforeValidate: [normalisedTree, canonicalVideos],
        beforeChange: [withoutMissingPictures],
      },
    },
    formField,
    {
      name: 'icon',
      type: 'select',
      label: label('Icon', 'Икона'),
      required: true,
      defaultValue: serviceIcons[0],
      validate: oneOf(serviceIcons),
      options: serviceIcons.map((value) => ({ value, label: texts.icons[value] })),
      admin: {
        position: 'sidebar',
        isClearable: false,
        components: {
          Field: '/collections/services/components/icon/IconField.tsx#IconField',
          Cell: '/collections/services/components/icon/IconCell.tsx#IconCell',
        },
      },
    },
    slugField(label('Made from the title.', 'Прави се от заглавието.')),
    rowActionsField({
      nameField: 'title',
      toDelete: texts.toDelete,
      notDeleted: texts.notDeleted,
    }),
  ],
  versions: false,
}
