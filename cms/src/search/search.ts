import type { Card } from '@kariera/shared/contracts/reading'
import type { SearchAnswer } from '@kariera/shared/contracts/search'
import { searchPageSize } from '@kariera/shared/rules/search'
import { articleTag, newestTag } from '@kariera/shared/tags'
import { readCards } from '../collections/articles/resolvers/cards.ts'
import { allTags, type Answer, type Reader } from '../content-api/reader.ts'
import type { Asked } from './filters.ts'
import { find } from './find.ts'
import { categoryNamed, hashtagNamed } from './named.ts'

/**
 * One page of the live articles that are asked for (reader-site.md, sections 7 and 9): newest first, and within the page
 * those that are promoted now before the others.
 */
export async function search(asked: Asked, reader: Reader): Promise<Answer<SearchAnswer>> {
  const { drizzle: db } = reader.payload.db
  const [category, hashtag] = await Promise.all([
    asked.category === undefined ? null : categoryNamed(db, asked.category),
    asked.hashtag === undefined ? null : hashtagNamed(db, asked.hashtag),
  ])
  // What is unknown is looked for too: its time tells no more than that of a hashtag which only a draft bears.
  const listed = {
    category: asked.category === undefined ? null : (category?.id ?? nobody),
    hashtag: asked.hashtag === undefined ? null : (hashtag?.id ?? nobody),
  }
  const { ids, total } = await find(db, asked, listed, reader.now)
  const cards = await readCards(ids, reader)
  return {
    value: {
      docs: promotedFirst(cards.map(({ value }) => value)),
      totalDocs: total,
      page: asked.page,
      totalPages: Math.ceil(total / searchPageSize),
      // Drafts have hashtags too: nobody is told of one that nothing live bears.
      filters: { category, hashtag: total > 0 ? hashtag : null },
    },
    // Also of what cannot be shown just now: when that is mended, this page has to hear of it.
    tags: [...new Set([newestTag, ...ids.map(articleTag), ...allTags(cards)])],
  }
}

/** The id of no document. */
const nobody = -1

function promotedFirst(cards: Card[]): Card[] {
  const { gold = [], others = [] } = Object.groupBy(cards, ({ star }) =>
    star === 'gold' ? 'gold' : 'others',
  )
  return [...gold, ...others]
}
