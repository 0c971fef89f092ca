import { maxQuoteLength } from '@kariera/shared/rules/textLengths'
import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { CollectionConfig } from 'payload'
import { validateReference } from '../../lib/validation/validateReference.ts'
import { onlyLiveArticles, forbidQueryOn } from '../articles/liveReferences.ts'
import { normalised } from '../../lib/validation/normalise.ts'
import { restrictAnonymousQueries } from '../../lib/access/restrictAnonymousQueries.ts'
import { noteDraftRestore } from '../articles/hooks/restoredDraft.ts'
import { requiredText } from '../../lib/validation/texts.ts'
import { forgetViewsOf } from '../views/hooks/forgetViews.ts'
import { noteSave } from '../views/hooks/noteSave.ts'
import { viewFieldsOf } from '../views/fields/viewFields.ts'
import { label } from '../../admin/i18n/labels.ts'
import { displayTime } from '../../editing/arrangement/displayTime.ts'
import { rowActionsField } from '../../editing/rows/rowActionsField.ts'
import { keptVersions, versionsView } from '../../editing/versions/versionsView.ts'
import { saveReportField } from '../../editing/saving/saveReportField.ts'
import { refuseAnonymous } from '../../lib/access/refuseAnonymous.ts'
import { quoteAccess } from './access.ts'
import { quoteImageFields } from './image/fields.ts'
import { quoteImageEndpoints } from './image/imageEndpoint.ts'
import { keepImageAndRank } from './image/keptImage.ts'
import { removeImageOfDeleted } from './image/removeIfUnused.ts'
import { announceQuote, setPublishFields, rememberPublicQuote } from './hooks/announceQuote.ts'
import { arrangementEndpoints } from '../../editing/arrangement/arrangementEndpoints.ts'
import { quoteArrangement, rankField } from './order/quoteOrder.ts'
import { publicPagePanel } from '../../admin/public-page/publicPagePanel.ts'
import { slugField } from '../../editing/slugField.ts'

const texts = backOfficeTexts.quote

/** Quotes, for 'Акценти' on home and for their own pages (R-HOME-8, A-QUO-1). */
export const quotes: CollectionConfig = {
  slug: 'quotes',
  labels: { singular: label('Quote', 'Цитат'), plural: label('Quotes', 'Цитати') },
  admin: {
    useAsTitle: 'quoteText',
    group: label('Management', 'Управление'),
    defaultColumns: [
      ...['quoteText', 'author', '_status', 'imageState'],
      ...['viewCount', 'uniqueViews', 'lastViewedAt', 'actions'],
    ],
    listSearchableFields: ['quoteText', 'author'],
    components: {
      Description: '/collections/quotes/components/desk/QuoteDesk.tsx#QuoteDesk',
      views: { edit: { versions: { Component: versionsView } } },
      beforeListTable: [
        { path: '/admin/lists/ListNotes.tsx#ListNotes', clientProps: { empty: texts.none } },
      ],
    },
  },
  defaultSort: '-createdAt',
  trash: true,
  // Validated drafts: opening a new quote stores nothing before its first save.
  versions: { maxPerDoc: keptVersions, drafts: { validate: true } },
  access: quoteAccess,
  hooks: {
    beforeOperation: [
      restrictAnonymousQueries,
      refuseAnonymous('create', 'update', 'delete'),
      noteDraftRestore,
      noteSave,
      forbidQueryOn('article'),
    ],
    beforeChange: [rememberPublicQuote, keepImageAndRank, setPublishFields],
    afterChange: [announceQuote],
    beforeDelete: [forgetViewsOf('quotes')],
    afterDelete: [removeImageOfDeleted],
  },
  endpoints: [...quoteImageEndpoints, ...arrangementEndpoints('/arranged', quoteArrangement)],
  fields: [
    saveReportField({ path: '/quotes', notAdded: texts.notAdded, notUpdated: texts.notUpdated }),
    {
      name: 'quoteText',
      type: 'textarea',
      label: label('Quote', 'Цитат'),
      required: true,
      maxLength: maxQuoteLength,
      validate: requiredText(texts.noText, maxQuoteLength),
      hooks: { beforeValidate: [normalised] },
      admin: { rows: 4 },
    },
    {
      name: 'author',
      type: 'text',
      label: label('Author', 'Автор'),
      required: true,
      validate: requiredText(texts.noAuthor),
      hooks: { beforeValidate: [normalised] },
    },
    {
      name: 'article',
      type: 'relationship',
      relationTo: 'articles',
      label: label('Linked article', 'Свързана статия'),
      admin: { allowCreate: false, allowEdit: false },
      validate: validateReference('articles'),
      hooks: { afterRead: [onlyLiveArticles] },
    },
    displayTime('carouselTime', label('Display Time (seconds)', 'Време на показване (секунди)')),
    slugField(label('Made at publishing.', 'Прави се при публикуване.')),
    rankField,
    ...quoteImageFields,
    publicPagePanel('/collections/quotes/components/QuotePage.tsx#QuotePage'),
    {
      name: 'imageState',
      type: 'ui',
      label: label('Image', 'Изображение'),
      admin: {
        components: {
          Field: '/collections/quotes/components/generator/ImageField.tsx#ImageField',
          Cell: '/collections/quotes/components/generator/ImageStateCell.tsx#ImageStateCell',
        },
      },
    },
    ...viewFieldsOf('quotes'),
    rowActionsField({
      nameField: 'quoteText',
      toDelete: texts.toDelete,
      notDeleted: texts.notDeleted,
    }),
  ],
}
