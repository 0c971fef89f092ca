import { feedLength, newsDays } from '@kariera/shared/rules/listLengths'
import { shownAt } from '#content-api/liveArticles.ts'
import type { Picture } from '@kariera/shared/contracts/reading/card'
import type { Feed } from '@kariera/shared/contracts/reading/feeds'
import { articleTag, authorTag, newestTag, newsTag } from '@kariera/shared/tags'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { readCards } from './cards.ts'
import { allTags, type Answer, type Reader } from '#content-api/reader.ts'
import { authorNames } from '../../users/authorNames.ts'
import { readFrameSettings } from '../../settings/readSettings.ts'
import { select } from '#lib/db/select.ts'

/** Largest number of news that Google accepts. */
const maxNews = 1000

/** Returns the newest articles of the publication, with a label for paid ones. */
export function resolveNewest(reader: Reader): Promise<Answer<Feed>> {
  return feedOf(reader, { limit: feedLength, since: null, tag: newestTag })
}

/**
 * Returns the articles of the last `newsDays` days, without those that are or were paid for, which are not news. Their
 * tags stay, because the answer changes when a promotion begins or is withdrawn.
 */
export async function resolveNews(reader: Reader): Promise<Answer<Feed>> {
  const since = new Date(reader.now.getTime() - newsDays * 24 * 60 * 60_000)
  const { value, tags } = await feedOf(reader, { limit: maxNews, since, tag: newsTag })
  return { value: { ...value, items: value.items.filter(({ star }) => star === 'none') }, tags }
}

async function feedOf(
  reader: Reader,
  { limit, since, tag }: { limit: number; since: Date | null; tag: string },
): Promise<Answer<Feed>> {
  const recent = since ? sql`AND date_published > ${since.toISOString()}` : sql``
  const rows = await select(
    reader.payload.db.drizzle,
    z.object({ id: z.number(), author: z.number().nullable() }),
  )`
    SELECT id, author_id AS author FROM articles WHERE ${shownAt(reader.now)} ${recent}
    ORDER BY date_published DESC, id DESC LIMIT ${limit}`
  const authors = new Map(rows.map(({ id, author }) => [id, author]))
  const ids = [...authors.keys()]
  const accounts = [...new Set(authors.values())]
  const [cards, settings, nameOf] = await Promise.all([
    readCards(ids, reader),
    readFrameSettings(reader),
    authorNames(reader.payload.db.drizzle, accounts),
  ])
  const items = cards.map(({ value }) => ({
    path: value.path,
    title: value.title,
    description: value.teaser,
    author: nameOf(authors.get(value.id) ?? null),
    category: value.category?.name ?? '',
    datePublished: value.datePublished,
    star: value.star,
    image: value.picture ? imageOf(value.picture) : null,
  }))
  return {
    value: { siteName: settings.value.siteName, items },
    // Includes articles that cannot be shown now: the feed is invalidated when they are repaired.
    tags: [
      ...new Set([
        tag,
        ...settings.tags,
        ...ids.map(articleTag),
        ...accounts.flatMap((account) => (account === null ? [] : authorTag(account))),
        ...allTags(cards),
      ]),
    ],
  }
}

/** Returns a picture for feeds: the largest width up to 1280 pixels. */
function imageOf({ src, width, height, sources }: Picture): Feed['items'][number]['image'] {
  return sources.findLast((source) => source.width <= 1280) ?? { src, width, height }
}
