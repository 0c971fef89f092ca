import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Article } from '@kariera/shared/payload-types'
import type { Field, FieldHook } from 'payload'
import { label } from '../../../admin/i18n/labels.ts'
import { accentLength } from '../accent/accentUse.ts'
import { bodyEditor } from '../body/editor.ts'
import { canonicalVideos } from '../body/canonicalVideos.ts'
import { bodyHtmlOf } from '../body/bodyHtml.ts'
import { validateReference } from '../../../lib/validation/validateReference.ts'
import { normalised, normalisedTree } from '../../../lib/validation/normalise.ts'
import { requiredText } from '../../../lib/validation/texts.ts'
import { draftTitle, validAccent } from '../validation.ts'
import { draftBody, validBody } from '../body/validation.ts'
import { droppedFromDrafts, whenPublished } from '../../../editing/drafts.ts'
import { canonicalVideo, validVideo } from './video.ts'
import { withoutMissingPictures } from '../../../editing/uses/withoutMissingPictures.ts'

const bodyHtmlOfArticle: FieldHook<Article, string, Article> = ({ siblingData }) =>
  bodyHtmlOf(siblingData.body)

/** A draft without a title has an empty one. */
const emptyTitle: FieldHook = ({ value, operation }: { value?: unknown; operation?: string }) =>
  value === null || (value === undefined && operation === 'create') ? '' : value

/** The content fields: title, accent, picture, video and text. */
export const textFields: Field[] = [
  {
    name: 'title',
    type: 'text',
    label: label('Title', 'Заглавие'),
    required: true,
    validate: whenPublished(requiredText(backOfficeTexts.article.titleRequired), draftTitle),
    hooks: { beforeValidate: [normalised, emptyTitle] },
    admin: {
      components: {
        Cell: '/collections/articles/list/cells/ArticleTitleCell.tsx#ArticleTitleCell',
      },
    },
  },
  {
    name: 'accent',
    type: 'textarea',
    label: label('Accent (teaser)', 'Акцент'),
    maxLength: accentLength,
    validate: whenPublished(validAccent),
    hooks: { beforeValidate: [normalised] },
    admin: {
      components: { afterInput: ['/collections/articles/accent/AccentMeter.tsx#AccentMeter'] },
    },
  },
  {
    name: 'picture',
    type: 'upload',
    relationTo: 'media',
    label: label('Main picture', 'Основна снимка'),
    validate: validateReference('media'),
    hooks: { beforeValidate: [droppedFromDrafts('media')] },
  },
  {
    name: 'body',
    type: 'richText',
    label: label('Body', 'Съдържание'),
    required: true,
    editor: bodyEditor,
    validate: whenPublished(validBody, draftBody),
    hooks: {
      beforeValidate: [normalisedTree, canonicalVideos],
      beforeChange: [withoutMissingPictures],
    },
  },
  {
    name: 'bodyHtml',
    type: 'textarea',
    virtual: true,
    admin: { hidden: true },
    hooks: { afterRead: [bodyHtmlOfArticle] },
  },
  {
    name: 'youtubeEmbed',
    type: 'textarea',
    label: label('YouTube video', 'Видео от YouTube'),
    maxLength: 2000,
    validate: whenPublished(validVideo),
    hooks: { beforeValidate: [canonicalVideo] },
    admin: {
      rows: 1,
      description: label(
        'The address of the video, or the embed code that YouTube offers.',
        'Адресът на видеото или кодът за вграждане от YouTube.',
      ),
    },
  },
]
