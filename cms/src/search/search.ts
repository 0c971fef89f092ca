import type { Card, Category, Hashtag } from '@kariera/shared/contracts/reading/card'
import type { SearchAnswer } from '@kariera/shared/contracts/search'
import { searchPageSize } from '@kariera/shared/rules/search'
import { articleTag, newestTag } from '@kariera/shared/tags'
import { readCards } from '../collections/articles/resolvers/cards.ts'
import { allTags, type Answer, type Reader } from '../content-api/reader.ts'
import type { Asked } from './filters.ts'
import { find } from './find.ts'
import { categoryPath } from '@kariera/shared/routes'
import { hashtagKey, hashtagsIn } from '@kariera/shared/rules/hashtags'
import { z } from 'zod'
import type { Connection } from '../lib/db/connection.ts'
import { once, type Resolvers } from '../content-api/resolver.ts'
import { select } from '../lib/db/select.ts'

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
      filters: { category, hashtag: hashtag?.isLive ? named(hashtag) : null },
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

const namedSchema = z.object({ id: z.number(), name: z.string(), slug: z.string() })

const named = ({ id, name, slug }: Hashtag): Hashtag => ({ id, name, slug })

/** The category of this address, also of one that it had before; null where there is none. */
async function categoryNamed(db: Connection, slug: string): Promise<Category | null> {
  const rows = await select(db, namedSchema)`
    SELECT id, value AS name, url_slug AS slug FROM categories
    WHERE url_slug IS NOT NULL AND (url_slug = ${slug} OR id = (
      SELECT categories_id FROM redirects_rels JOIN redirects ON redirects.id = redirects_rels.parent_id
      WHERE redirects."from" = ${categoryPath(slug)}))
    ORDER BY url_slug = ${slug} DESC LIMIT 1`
  return rows[0] ?? null
}

/** The hashtag of this address, or else of this text however it is written; null where there is none. `isLive`: something live bears it. */
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

/** What the site asks of the search. */
export const searchResolvers = {
  searchStart: once(answerSearchStart),
} satisfies Partial<Resolvers>

/** What the search shows before anything is asked for: the newest of all articles. */
function answerSearchStart(reader: Reader): Promise<Answer<SearchAnswer>> {
  const any = { title: undefined, entityName: undefined, category: undefined, hashtag: undefined }
  return search({ ...any, page: 1 }, reader)
}
