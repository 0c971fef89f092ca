import { pictureTextLengths } from '@kariera/shared/rules/textLengths'
import { rasterTypes } from '@kariera/shared/rules/contentTypes'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { CollectionBeforeChangeHook, CollectionConfig } from 'payload'
import { label } from '../../admin/i18n/labels.ts'
import { announcePicture } from './hooks/announcePicture.ts'
import { normalised } from '../../lib/validation/normalise.ts'
import { nobody } from '../../lib/access/roles.ts'
import { refuseAnonymous } from '../../lib/access/refuseAnonymous.ts'
import { refuseWhileUsed } from '../../editing/uses/refuseWhileUsed.ts'
import { usesPanel } from '../../editing/uses/usesPanel.ts'
import { acceptUpload, articlePictures } from './acceptUpload.ts'
import { pictureAccess } from './access.ts'
import { validCredit } from './validCredit.ts'
import { cutEndpoint } from './cuts/cutEndpoint.ts'
import { markAiMade } from './hooks/markAiMade.ts'
import { nameAndTitle, rememberName } from './hooks/originalName.ts'
import { forgetPictureEdits, recutPicture } from './hooks/recutPicture.ts'
import { typeByUses } from './hooks/typeByUses.ts'
import { libraryEndpoint } from './library/libraryEndpoint.ts'
import { pictureSizes } from './pictureSizes.ts'
import { thumbnailOf } from './thumbnail.ts'

const texts = backOfficeTexts.picture

const recordOwner: CollectionBeforeChangeHook = ({ data, operation, req }) =>
  operation === 'create' && req.user ? { ...data, owner: req.user.id } : data

/**
 * Pictures, each with its credit. Readers get them from `/media/*`, and only in published content. Pictures have no
 * trash: a picture can be deleted only while nothing uses it, so that no page must be invalidated. Its files stay for a
 * while for cached pages (collections/media/hooks/retire.ts).
 */
export const media: CollectionConfig = {
  slug: 'media',
  labels: { singular: label('Picture', 'Снимка'), plural: label('Pictures', 'Снимки') },
  admin: {
    useAsTitle: 'title',
    group: label('Articles', 'Статии'),
    components: {
      views: { list: { Component: '/collections/media/library/LibraryView.tsx#LibraryView' } },
    },
  },
  access: pictureAccess,
  upload: {
    mimeTypes: rasterTypes,
    imageSizes: pictureSizes,
    adminThumbnail: thumbnailOf,
    focalPoint: true,
    // Articles keep what they show of a picture (cuts); the original stays.
    crop: false,
    pasteURL: false,
  },
  hooks: {
    beforeOperation: [
      refuseAnonymous('create', 'update', 'delete'),
      rememberName,
      acceptUpload(articlePictures),
      recutPicture,
    ],
    beforeChange: [recordOwner, forgetPictureEdits, nameAndTitle, markAiMade],
    afterChange: [announcePicture],
    afterOperation: [typeByUses],
    beforeDelete: [refuseWhileUsed((_, places) => backOfficeTexts.uses.usedIn(places))],
  },
  custom: { keptBy: 'usesOutsideTrash' },
  fields: [
    {
      name: 'replaceFile',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/collections/media/library/ReplaceFile.tsx#ReplaceFile' },
      },
    },
    {
      name: 'alt',
      maxLength: pictureTextLengths.alt,
      type: 'text',
      label: label('What it shows (alternative text)', 'Какво се вижда (алтернативен текст)'),
      hooks: { beforeValidate: [normalised] },
    },
    {
      name: 'author',
      maxLength: pictureTextLengths.credit,
      type: 'text',
      validate: validCredit,
      label: label('Author (credit)', 'Автор на снимката'),
      hooks: { beforeValidate: [normalised] },
    },
    {
      name: 'aiMade',
      type: 'checkbox',
      defaultValue: false,
      label: label('Made with artificial intelligence', 'Създадена с изкуствен интелект'),
      admin: { description: texts.aiMadeNote },
    },
    {
      name: 'type',
      type: 'select',
      label: label('Used as', 'Предназначение'),
      defaultValue: 'article',
      options: [
        { value: 'article', label: label('Main picture', 'Основна снимка') },
        { value: 'content', label: label('Picture in a text', 'Снимка в текст') },
      ],
      // What it is uploaded for; then its uses say it (hooks/typeByUses.ts).
      access: { update: nobody },
      admin: { readOnly: true, position: 'sidebar', disableListFilter: true },
    },
    {
      name: 'owner',
      type: 'relationship',
      relationTo: 'users',
      label: label('Uploaded by', 'Качена от'),
      access: { create: nobody, update: nobody },
      admin: { readOnly: true, position: 'sidebar' },
      custom: { isRecord: true },
    },
    {
      name: 'originalName',
      type: 'text',
      label: label('Name of the file', 'Име на файла'),
      access: { create: nobody, update: nobody },
      admin: { readOnly: true, position: 'sidebar' },
    },
    {
      // What it shows, or the name of its file (hooks/originalName.ts).
      name: 'title',
      type: 'text',
      label: label('Title', 'Заглавие'),
      access: { create: nobody, update: nobody },
      admin: { hidden: true },
    },
    usesPanel,
  ],
  endpoints: [cutEndpoint, libraryEndpoint],
  versions: false,
  disableDuplicate: true,
}
