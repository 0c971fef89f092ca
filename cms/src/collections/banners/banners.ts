import { activeBannerSql } from '@kariera/shared/rules/banner'
import { sql } from '@payloadcms/db-postgres'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { CollectionBeforeChangeHook, CollectionConfig, DateField, Field } from 'payload'
import { canonicalDate } from '../../lib/validation/canonicalDate.ts'
import { validateRequiredReference } from '../../lib/validation/validateReference.ts'
import { normalised } from '../../lib/validation/normalise.ts'
import { restrictAnonymousQueries } from '../../lib/access/restrictAnonymousQueries.ts'
import { httpLink, shortText } from '../../lib/validation/texts.ts'
import { label } from '../../admin/i18n/labels.ts'
import { rowActionsField } from '../../editing/rows/rowActionsField.ts'
import { saveReportField } from '../../editing/saving/saveReportField.ts'
import { nobody, signedInField } from '../../lib/access/roles.ts'
import { refuseAnonymous } from '../../lib/access/refuseAnonymous.ts'
import { bannerAccess } from './access.ts'
import { announceBanner, announceBannerDeletion } from './hooks/announceBanner.ts'
import { nameBanner } from './hooks/nameBanner.ts'
import { removeFilesOfDeleted, removeFormerFiles, storeContent } from './hooks/storeContent.ts'
import { validContentFile, validEnd, validStart, validSvgContent } from './validation.ts'

const texts = backOfficeTexts.banner

const recordCreator: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'create' ? { ...data, createdBy: req.user?.id ?? null } : data

/** Partners' banners on our pages, each with its position and period (R-HOME-1, -4, -7, -9; A-BAN-1). */
export const banners: CollectionConfig = {
  slug: 'banners',
  custom: { isShown: (at: Date) => sql.raw(activeBannerSql(at)) },
  labels: { singular: label('Banner', 'Банер'), plural: label('Banners', 'Банери') },
  admin: {
    useAsTitle: 'title',
    group: label('Banners', 'Банери'),
    defaultColumns: ['title', 'position', 'preview', 'status', 'dateRange', 'actions'],
    listSearchableFields: ['title', 'alt', 'hyperlink'],
    components: {
      beforeListTable: [
        { path: '/admin/lists/ListNotes.tsx#ListNotes', clientProps: { empty: texts.none } },
      ],
    },
  },
  defaultSort: '-createdAt',
  trash: true,
  access: bannerAccess,
  hooks: {
    beforeOperation: [restrictAnonymousQueries, refuseAnonymous('create', 'update', 'delete')],
    beforeChange: [recordCreator, nameBanner, storeContent],
    afterChange: [announceBanner, removeFormerFiles],
    afterDelete: [announceBannerDeletion, removeFilesOfDeleted],
  },
  fields: [
    saveReportField({
      path: '/banners',
      notAdded: texts.notSaved,
      notUpdated: texts.notSaved,
    }),
    {
      name: 'title',
      type: 'text',
      label: label('Name in the newsroom', 'Име в редакцията'),
      validate: shortText,
      access: { read: signedInField },
      hooks: { beforeValidate: [normalised] },
      admin: {
        description: label(
          'Empty: called by what it shows, or by where it leads.',
          'Празно: нарича се по това, което показва, или по адреса си.',
        ),
      },
    },
    {
      name: 'position',
      type: 'relationship',
      relationTo: 'banner-positions',
      label: label('Position', 'Позиция'),
      required: true,
      index: true,
      validate: validateRequiredReference('banner-positions', texts.incomplete),
      admin: {
        components: {
          Field: '/collections/banners/components/position/PositionField.tsx#PositionField',
          Cell: '/collections/banners/components/BannerCells.tsx#PositionCell',
        },
      },
    },
    {
      name: 'file',
      type: 'upload',
      relationTo: 'banner-files',
      label: label('Image or html file', 'Изображение или html файл'),
      validate: validContentFile,
      admin: {
        components: { Field: '/collections/banners/components/content/FileField.tsx#FileField' },
      },
    },
    {
      name: 'svgContent',
      type: 'textarea',
      label: label('Or svg or html as a text', 'Или svg или html като текст'),
      validate: validSvgContent,
      // Readers get it as a file; in lists it would be large.
      access: { read: signedInField },
      admin: { rows: 6, className: 'code' },
    },
    {
      name: 'preview',
      type: 'ui',
      label: texts.preview,
      admin: {
        components: {
          Field: '/collections/banners/components/content/BannerPreview.tsx#BannerPreview',
          Cell: '/collections/banners/components/BannerCells.tsx#PreviewCell',
        },
      },
    },
    {
      name: 'contentFile',
      type: 'upload',
      relationTo: 'banner-files',
      access: { create: nobody, update: nobody },
      hooks: { beforeDuplicate: [() => null] },
      admin: { condition: () => false, disableListColumn: true, disableListFilter: true },
    },
    {
      name: 'hyperlink',
      type: 'text',
      label: label('Link', 'Връзка'),
      validate: httpLink(backOfficeTexts.article.wrongLink),
      hooks: { beforeValidate: [normalised] },
      admin: { placeholder: 'https://' },
    },
    {
      name: 'alt',
      type: 'text',
      label: label('What it shows (alternative text)', 'Какво се вижда (алтернативен текст)'),
      validate: shortText,
      hooks: { beforeValidate: [normalised] },
    },
    {
      type: 'row',
      fields: [
        windowDate('startDate', label('Start', 'Начало')),
        windowDate('endDate', label('End', 'Край')),
      ],
    },
    {
      name: 'line',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/collections/banners/components/LineField.tsx#LineField' },
      },
    },
    {
      name: 'active',
      type: 'checkbox',
      label: label('Active', 'Активен'),
      defaultValue: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'createdBy',
      type: 'relationship',
      relationTo: 'users',
      label: label('Created by', 'Създаден от'),
      access: { read: signedInField, create: nobody, update: nobody },
      // Hidden: not every user can see every account.
      admin: { condition: () => false, disableListColumn: true, disableListFilter: true },
      custom: { isRecord: true },
    },
    column('status', label('Status', 'Състояние'), 'StatusCell'),
    column('dateRange', label('Date Range', 'Период'), 'DateRangeCell'),
    rowActionsField({
      nameField: 'title',
      toDelete: texts.toDelete,
      notDeleted: texts.notDeleted,
    }),
  ],
  versions: false,
  disableDuplicate: true,
}

/** A column of the list that the form does not show. */
function column(name: string, fieldLabel: Record<string, string>, cell: string): Field {
  return {
    name,
    type: 'ui',
    label: fieldLabel,
    admin: { components: { Cell: `/collections/banners/components/BannerCells.tsx#${cell}` } },
  }
}

function windowDate(name: 'startDate' | 'endDate', fieldLabel: Record<string, string>): DateField {
  return {
    name,
    type: 'date',
    label: fieldLabel,
    // The clock queries the next one.
    index: true,
    hooks: { beforeValidate: [canonicalDate] },
    validate: name === 'endDate' ? validEnd : validStart,
    admin: {
      description: label('Empty: open on this side.', 'Празно: без ограничение.'),
    },
  }
}
