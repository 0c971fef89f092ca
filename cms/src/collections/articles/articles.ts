import { backOfficeTexts } from '@kariera/shared/texts/back-office'
import type { CollectionConfig } from 'payload'
import { forgetViewsOf } from '../views/hooks/forgetViews.ts'
import { noteSave } from '../views/hooks/noteSave.ts'
import { viewFieldsOf } from '../views/fields/viewFields.ts'
import { label } from '../../admin/i18n/labels.ts'
import { articleAccess } from './access.ts'
import { adjacentEndpoint } from './endpoints/adjacent.ts'
import {
  announceArticle,
  announceArticleDeletion,
  readAfterChange,
  rememberBeforeChange,
  rememberBeforeDelete,
} from './hooks/announce.ts'
import { cutBeforeSave, cutPicture } from './hooks/cutPicture.ts'
import { liveState, sidebarFields } from './fields/sidebar.ts'
import { textFields } from './fields/textFields.ts'
import { keepPromotion } from './hooks/keepPromotion.ts'
import { recountHashtags, recountHashtagsOfDeleted } from './hooks/recountHashtags.ts'
import { liveStateEndpoint } from './live/liveStateEndpoint.ts'
import { refuseInOurWords } from './hooks/ownArticles.ts'
import { restrictAnonymousQueries } from '../../lib/access/restrictAnonymousQueries.ts'
import { endLinksOfTrashed } from './preview/endedLinks.ts'
import {
  endPreviewLinksEndpoint,
  previewLinkEndpoint,
  previewTokenEndpoint,
} from './preview/previewLinkEndpoint.ts'
import { setPublishFields } from './hooks/setPublishFields.ts'
import { randomEndpoint } from './endpoints/random.ts'
import { noteUnpublishedSave, setLiveFrom } from './hooks/setLiveFrom.ts'
import { listFields } from './list/listFields.ts'
import { resolveListQuery } from './list/listQuery.ts'
import { liveAt } from '../../content-api/liveArticles.ts'
import { recordAuthor } from './hooks/recordAuthor.ts'
import { noteDraftRestore } from './hooks/restoredDraft.ts'
import { keptVersions, versionsView } from '../../editing/versions/versionsView.ts'
import { saveReportField } from '../../editing/saving/saveReportField.ts'

/**
 * The longest wait that a browser supports, 24 days, milliseconds. Payload needs an autosave setting to keep autosave
 * versions, but our autosave does the saving (articles/autosave).
 */
const never = 2 ** 31 - 1

/** Articles. Drafts are stored in versions; the row itself is what was last published. */
export const articles: CollectionConfig = {
  slug: 'articles',
  custom: { isShown: liveAt, beforeTurn: cutBeforeSave },
  labels: { singular: label('Article', 'Статия'), plural: label('Articles', 'Статии') },
  admin: {
    useAsTitle: 'title',
    defaultColumns: ['state', 'title', 'category', 'createdAt', 'viewCounts', 'actions'],
    listSearchableFields: ['title', 'entityName', 'authorName'],
    pagination: { defaultLimit: 25, limits: [25, 50, 100] },
    // A row shows more than its columns and reads that itself (list/readRows.ts).
    enableListViewSelectAPI: true,
    group: label('Articles', 'Статии'),
    components: {
      views: { edit: { versions: { Component: versionsView } } },
      beforeListTable: [
        '/collections/articles/list/head/ArticleListHead.tsx#ArticleListHead',
        {
          path: '/admin/lists/ListNotes.tsx#ListNotes',
          clientProps: { empty: backOfficeTexts.articleList.none },
        },
      ],
      edit: {
        beforeDocumentControls: [
          '/collections/articles/components/writing/WritingTools.tsx#WritingTools',
          '/collections/articles/components/ArticleFormHead.tsx#ArticleFormHead',
          '/collections/articles/components/autosave/Autosave.tsx#Autosave',
          '/collections/articles/components/leaving/LeaveGuard.tsx#LeaveGuard',
          '/collections/articles/components/scheduling/ScheduledStatus.tsx#ScheduledStatus',
        ],
        PublishButton:
          '/collections/articles/components/scheduling/PublishArticle.tsx#PublishArticle',
      },
    },
  },
  defaultSort: '-createdAt',
  trash: true,
  indexes: [
    // For the newest articles of a category, and the neighbours of an article in it.
    { fields: ['category', 'datePublished'] },
  ],
  // Validated drafts: opening a new article stores nothing before its first save.
  versions: {
    maxPerDoc: keptVersions,
    drafts: { validate: true, autosave: { interval: never, showSaveDraftButton: true } },
  },
  access: articleAccess,
  hooks: {
    beforeOperation: [
      restrictAnonymousQueries,
      refuseInOurWords,
      noteDraftRestore,
      noteSave,
      noteUnpublishedSave,
      resolveListQuery,
    ],
    beforeChange: [
      rememberBeforeChange,
      recordAuthor,
      keepPromotion,
      cutPicture,
      setPublishFields,
      setLiveFrom,
    ],
    afterChange: [readAfterChange, recountHashtags, announceArticle, endLinksOfTrashed],
    beforeDelete: [rememberBeforeDelete, forgetViewsOf('articles')],
    afterDelete: [recountHashtagsOfDeleted, announceArticleDeletion],
  },
  endpoints: [
    liveStateEndpoint,
    previewLinkEndpoint,
    previewTokenEndpoint,
    endPreviewLinksEndpoint,
    adjacentEndpoint,
    randomEndpoint,
  ],
  fields: [
    saveReportField({
      path: '/articles',
      notAdded: backOfficeTexts.article.notCreated,
      notUpdated: backOfficeTexts.article.notSaved,
    }),
    liveState('top'),
    ...textFields,
    ...sidebarFields,
    ...viewFieldsOf('articles'),
    ...listFields,
    {
      // Payload's own field; the list shows the state in its place.
      name: '_status',
      type: 'select',
      label: ({ t }) => t('version:status'),
      options: [],
      admin: { disableListColumn: true },
    },
  ],
}
