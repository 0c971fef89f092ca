import { publishedSql } from '@kariera/shared/rules/liveAndPromoted'
import { articlePath } from '@kariera/shared/routes'
import type { Part } from '../../part.ts'
import { articles } from './articles.ts'
import { articleInvalidation, newsInvalidation } from './invalidation.ts'
import { articleResolvers } from './resolvers/resolvers.ts'
import { readMonthPaths } from './resolvers/monthSitemaps.ts'
import { articleSchedule } from './schedule.ts'

/** Articles: the text of the publication. */
export const part = {
  collections: [articles],
  resolvers: articleResolvers,
  readPaths: readMonthPaths,
  invalidation: { articles: articleInvalidation, news: newsInvalidation },
  schedule: articleSchedule,
  menu: { articles: [{ collection: 'articles' }] },
  named: [
    {
      collection: 'articles',
      place: 1,
      name: 'version_title',
      searched: ['version_title'],
      author: '(SELECT name FROM users WHERE id = version_author_id)',
      page: {
        slug: `(SELECT slug FROM articles WHERE id = parent_id AND ${publishedSql})`,
        pathOf: articlePath,
      },
      isVersioned: true,
      isTrashable: true,
      isMain: true,
    },
  ],
} satisfies Part
