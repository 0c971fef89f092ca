import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Condition, Field } from 'payload'
import { fieldGroup } from '#admin/components/field-group/fieldGroup.ts'
import { label } from '#admin/i18n/labels.ts'
import { authorName } from '../../users/roles/authorName.ts'
import { nobody } from '#lib/access/roles.ts'
import { usesPanel } from '#editing/uses/usesPanel.ts'
import { canonicalDate } from '#lib/validation/canonicalDate.ts'
import { hashtagsField } from '../../hashtags/ofArticles.ts'
import { normalised } from '#lib/validation/normalise.ts'
import { shortText } from '#lib/validation/texts.ts'
import { cropOfPicture, validCrop } from '../hooks/cutPicture.ts'
import { storableDate, validPublicationDate } from '../validation.ts'
import { droppedFromDrafts, whenPublished } from '#editing/drafts.ts'
import { slugField } from '#editing/slugField.ts'
import { validateReference } from '#lib/validation/validateReference.ts'
import { linkFields } from './linkFields.ts'
import { promotionFields } from './promotionFields.ts'
import { canonicalVideo, validVideo } from '#lib/validation/video.ts'

const texts = backOfficeTexts.articleForm

/** What sorts an article, and when readers get it. */
const placeFields: Field[] = [
  {
    name: 'category',
    type: 'relationship',
    relationTo: 'categories',
    label: label('Category', 'Категория'),
    index: true,
    validate: validateReference('categories'),
    hooks: { beforeValidate: [droppedFromDrafts('categories')] },
    admin: {
      components: { Cell: '/collections/articles/list/cells/CategoryCell.tsx#CategoryCell' },
    },
  },
  hashtagsField,
  {
    name: 'datePublished',
    type: 'date',
    label: label('Publication date', 'Дата на публикуване'),
    index: true,
    validate: whenPublished(validPublicationDate, storableDate),
    hooks: { beforeValidate: [canonicalDate], beforeDuplicate: [() => null] },
    admin: {
      description: label('Empty: the moment of publishing.', 'Празно: моментът на публикуване.'),
    },
  },
]

const picture: Field = {
  name: 'picture',
  type: 'upload',
  relationTo: 'media',
  label: label('Main picture', 'Основна снимка'),
  validate: validateReference('media'),
  hooks: { beforeValidate: [droppedFromDrafts('media')] },
  admin: {
    components: {
      Field: {
        path: '/collections/media/shown/PictureField.tsx#PictureField',
        clientProps: { canCrop: true },
      },
    },
  },
}

/** What of the picture is shown: a rectangle in pixels of the original. It is chosen in the picture's own field. */
const pictureCrop: Field = {
  name: 'pictureCrop',
  type: 'json',
  label: label('Part of the main picture', 'Част от основната снимка'),
  validate: validCrop,
  hooks: { beforeValidate: [cropOfPicture] },
  admin: { hidden: true },
  jsonSchema: {
    uri: 'a://b/pictureCrop.json',
    fileMatch: ['a://b/pictureCrop.json'],
    schema: {
      type: ['object', 'null'],
      additionalProperties: false,
      required: ['x', 'y', 'width', 'height'],
      properties: {
        x: { type: 'integer' },
        y: { type: 'integer' },
        width: { type: 'integer' },
        height: { type: 'integer' },
        picture: { type: 'integer' },
      },
    },
  },
}

/** The files of that part (hooks/cutPicture.ts). */
const pictureCut: Field = {
  name: 'pictureCut',
  type: 'relationship',
  relationTo: 'picture-cuts',
  label: label('Cut of the main picture', 'Изрязване на основната снимка'),
  access: { create: nobody, update: nobody },
  admin: { hidden: true, readOnly: true },
}

const entityName: Field = {
  name: 'entityName',
  type: 'text',
  label: label('Person or company', 'Име или компания'),
  validate: whenPublished(shortText),
  hooks: { beforeValidate: [normalised] },
}

const video: Field = {
  name: 'youtubeEmbed',
  type: 'textarea',
  label: label('YouTube video', 'Видео от YouTube'),
  maxLength: 2000,
  validate: whenPublished(validVideo),
  hooks: { beforeValidate: [canonicalVideo] },
  admin: {
    rows: 1,
    components: { Field: '/admin/video/VideoField.tsx#VideoCodeField' },
    description: label(
      'The address of the video, or the embed code that YouTube offers.',
      'Адресът на видеото или кодът за вграждане от YouTube.',
    ),
  },
}

const author: Field = {
  name: 'author',
  type: 'relationship',
  relationTo: 'users',
  label: label('Author', 'Автор'),
  index: true,
  access: { create: nobody, update: nobody },
  // Shown by name: not every user can see every account.
  admin: { condition: () => false, disableListColumn: true, readOnly: true },
}

/** Whether the document is stored: what only a stored article has is not shown before. */
const isStored: Condition = (_data, _siblings, { operation }) => operation === 'update'

/** The fields beside the text: live state, and all that is not text, in groups. */
export const sidebarFields: Field[] = [
  liveState('sidebar'),
  fieldGroup({
    name: 'place',
    heading: texts.groups.place,
    fields: placeFields,
    isOpenAtFirst: true,
  }),
  fieldGroup({
    name: 'picture',
    heading: texts.groups.picture,
    fields: [picture, pictureCrop, pictureCut],
    isOpenAtFirst: true,
  }),
  fieldGroup({
    name: 'checklist',
    heading: texts.checklist.heading,
    fields: [
      panel('checklist', '/collections/articles/components/checklist/Checklist.tsx#Checklist'),
    ],
    isOpenAtFirst: true,
  }),
  fieldGroup({ name: 'entity', heading: texts.groups.entity, fields: [entityName, ...linkFields] }),
  fieldGroup({ name: 'video', heading: texts.groups.video, fields: [video] }),
  fieldGroup({ name: 'promotion', heading: texts.groups.promotion, fields: promotionFields }),
  fieldGroup({
    name: 'preview',
    heading: texts.preview.heading,
    fields: [panel('previewLink', '/collections/articles/preview/PreviewPanel.tsx#PreviewPanel')],
    condition: isStored,
  }),
  fieldGroup({
    name: 'about',
    heading: texts.groups.about,
    fields: [
      slugField(label('Made at publishing.', 'Прави се при публикуване.')),
      author,
      authorName,
      panel('views', '/collections/views/components/ViewsPanel.tsx#ViewsPanel'),
      usesPanel,
    ],
    condition: isStored,
  }),
]

/** Field that shows whether readers have the article; visible in one of its two places, by the width of the screen. */
export function liveState(place: 'top' | 'sidebar'): Field {
  return {
    name: place === 'top' ? 'liveStateAtTop' : 'liveState',
    type: 'ui',
    admin: {
      ...(place === 'sidebar' && { position: 'sidebar' }),
      disableListColumn: true,
      components: {
        Field: {
          path: '/collections/articles/live/LiveState.tsx#LiveState',
          clientProps: { place },
        },
      },
    },
  }
}

function panel(name: string, component: string): Field {
  return {
    name,
    type: 'ui',
    admin: { disableListColumn: true, components: { Field: component } },
  }
}
