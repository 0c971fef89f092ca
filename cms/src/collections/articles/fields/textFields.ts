import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { Article } from '@kariera/shared/payload-types'
import type { Field, FieldHook } from 'payload'
import { label } from '#admin/i18n/labels.ts'
import { accentLength } from '../accent/accentUse.ts'
import { bodyEditor } from '../body/editor.ts'
import { canonicalVideos } from '../body/canonicalVideos.ts'
import { bodyHtmlOf } from '../body/bodyHtml.ts'
import { normalised, normalisedTree } from '#lib/validation/normalise.ts'
import { requiredText } from '#lib/validation/texts.ts'
import { draftTitle, validAccent } from '../validation.ts'
import { draftBody, validBody } from '../body/validation.ts'
import { whenPublished } from '#editing/drafts.ts'
import { withoutMissingPictures } from '#editing/uses/withoutMissingPictures.ts'

const bodyHtmlOfArticle: FieldHook<Article, string, Article> = ({ siblingData }) =>
  bodyHtmlOf(siblingData.body)

/** A draft without a title has an empty one. */
const emptyTitle: FieldHook = ({ value, operation }: { value?: unknown; operation?: string }) =>
  value === null || (value === undefined && operation === 'create') ? '' : value

/** The fields that are written on: title, accent and text. */
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
        Field: '/collections/articles/components/writing/TitleField.tsx#TitleField',
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
      placeholder: label('Accent (teaser)', 'Акцент'),
      rows: 1,
      components: {
        Field: '/collections/articles/accent/AccentField.tsx#AccentField',
        afterInput: ['/collections/articles/accent/AccentMeter.tsx#AccentMeter'],
      },
    },
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
    admin: { components: { Diff: '/collections/articles/body/BodyDiff.tsx#BodyDiff' } },
  },
  {
    name: 'bodyHtml',
    type: 'textarea',
    virtual: true,
    admin: { hidden: true },
    hooks: { afterRead: [bodyHtmlOfArticle] },
  },
  {
    name: 'length',
    type: 'ui',
    admin: {
      disableListColumn: true,
      disableBulkEdit: true,
      components: { Field: '/collections/articles/components/writing/WordCount.tsx#WordCount' },
    },
  },
]
