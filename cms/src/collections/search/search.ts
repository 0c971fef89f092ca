import type { Card, Category, Hashtag } from '@kariera/shared/contracts/reading/card'
import type { SearchAnswer } from '@kariera/shared/contracts/search'
import { searchPageSize } from '@kariera/shared/rules/listLengths'
import { articleTag, newestTag } from '@kariera/shared/tags'
import { readCards } from '../articles/resolvers/cards.ts'
import { allTags, type Answer, type Reader } from '../../content-api/reader.ts'
import type { SearchQuery } from './filters.ts'
import { find } from './find.ts'
import { categoryPath } from '@kariera/shared/routes'
import { hashtagKey, hashtagsIn } from '@kariera/shared/rules/hashtags'
import { z } from 'zod'
import type { Connection } from '../../lib/db/connection.ts'
import { once, type Resolvers } from '../../content-api/resolver.ts'
import { select } from '../../lib/db/select.ts'

/**
 * Returns one page of the live articles that match the filters: newest first, and within the page currently promoted
 * ones before the others.
 */
export async function search(query: SearchQuery, reader: Reader): Promise<Answer<SearchAnswer>> {
  const { drizzle: db } = reader.payload.db
  const [category, hashtag] = await Promise.all([
    query.category === undefined ? null : categoryNamed(db, query.category),
    query.hashtag === undefined ? null : hashtagNamed(db, query.hashtag),
  ])
  // Unknown names are searched for, too, so that the response time does not reveal whether a hashtag exists in drafts
  // only.
  const listed = {
    category: query.category === undefined ? null : (category?.id ?? nobody),
    hashtag: query.hashtag === undefined ? null : (hashtag?.id ?? nobody),
  }
  const { ids, total } = await find(db, query, listed, reader.now)
  const cards = await readCards(ids, reader)
  return {
    value: {
      docs: promotedFirst(cards.map(({ value }) => value)),
      totalDocs: total,
      page: query.page,
      totalPages: Math.ceil(total / searchPageSize),
      // Hashtags without live articles are not revealed: drafts have hashtags too.
      filters: { category, hashtag: hashtag?.isLive ? publicHashtag(hashtag) : null },
    },
    // Includes articles that cannot be shown now: this page is invalidated when they are repaired.
    tags: [...new Set([newestTag, ...ids.map(articleTag), ...allTags(cards)])],
  }
}

/** An id that no document has. */
const nobody = -1

function promotedFirst(cards: Card[]): Card[] {
  const { gold = [], others = [] } = Object.groupBy(cards, ({ star }) =>
    star === 'gold' ? 'gold' : 'others',
  )
  return [...gold, ...others]
}

const namedSchema = z.object({ id: z.number(), name: z.string(), slug: z.string() })

const publicHashtag = ({ id, name, slug }: Hashtag): Hashtag => ({ id, name, slug })

/** Returns the category with this slug, current or former; null if there is none. */
async function categoryNamed(db: Connection, slug: string): Promise<Category | null> {
  const rows = await select(db, namedSchema)`
    SELECT id, value AS name, url_slug AS slug FROM categories
    WHERE url_slug IS NOT NULL AND (url_slug = ${slug} OR id = (
      SELECT categories_id FROM redirects_rels JOIN redirects ON redirects.id = redirects_rels.parent_id
      WHERE redirects."from" = ${categoryPath(slug)}))
    ORDER BY url_slug = ${slug} DESC LIMIT 1`
  return rows[0] ?? null
}

/**
 * Returns the hashtag with this slug, or else with this text, independent of spelling variants; null if there is none.
 * `isLive`: a live article has it.
 */
async function hashtagNamed(
  db: Connection,
  text: string,
): Promise<(Hashtag & { isLive: boolean }) | null> {
  const [name = '', ...others] = hashtagsIn(text)
  const key = others.length === 0 ? hashtagKey(name) : ''
  const rows = await select(db, namedSchema.extend({ isLive: z.boolean() }))`
    SELECT id, value AS name, slug, count > 0 AS "isLive" FROM hashtags
    WHERE slug = ${text} OR key = ${key}
    ORDER BY slug = ${text} DESC LIMIT 1`
  return rows[0] ?? null
}

/** Queries of the site about the search. */
export const searchResolvers = {
  searchStart: once(answerSearchStart),
} satisfies Partial<Resolvers>

/** Returns what the search shows before a query: the newest of all articles. */
function answerSearchStart(reader: Reader): Promise<Answer<SearchAnswer>> {
  const any = { title: undefined, entityName: undefined, category: undefined, hashtag: undefined }
  return search({ ...any, page: 1 }, reader)
}
