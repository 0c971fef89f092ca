import type { Card } from '@kariera/shared/contracts/reading/card'
import type { Article } from '@kariera/shared/payload-types'
import { errorText } from '@kariera/shared/rules/errors'
import { teaserOf } from '@kariera/shared/rules/teaser'
import { sql } from '@payloadcms/db-postgres'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { bodyHtmlOf } from '../body/bodyHtml.ts'
import { cardOf, type CardSource } from './card.ts'
import { asReader, type Answer, type Reader } from '#content-api/reader.ts'
import { selectPrepared } from '#content-api/selectPrepared.ts'

/** Largest number of cached articles, about 2 KB each. */
const maxKept = 20_000

/**
 * Cache of article data for cards: an article is on the pages of about two dozen neighbours. Each entry has the
 * revisions of all its rows, and is read again when one of them changes.
 */
const kept = new LRUCache<number, { revision: string | undefined; source: CardSource }>({
  max: maxKept,
})

/** Returns the cards of those articles that readers may see, newest first. */
export async function readCards(ids: number[], reader: Reader): Promise<Answer<Card>[]> {
  if (ids.length === 0) return []
  const revisions = await revisionsOf(ids, reader)
  // Cached entries are taken now: other requests add and remove entries while this one reads.
  const known = reader.fresh ? [] : ids.flatMap((id) => knownSource(id, revisions.get(id)) ?? [])
  const knownIds = new Set(known.map(({ id }) => id))
  const unknown = ids.filter((id) => revisions.has(id) && !knownIds.has(id))
  const read = await readSources(unknown, reader)
  // A slower read of an older revision may overwrite an entry later. It is never used: its revision is not the row's.
  for (const source of read) kept.set(source.id, { revision: revisions.get(source.id), source })
  return [...known, ...read].flatMap((source) => cardOf(source, reader.now) ?? []).sort(newestFirst)
}

/** Returns the cards of several lists: an article in more than one list is read once. */
export async function readCardsOfEach(
  lists: number[][],
  reader: Reader,
): Promise<Answer<Card>[][]> {
  const cards = await readCards([...new Set(lists.flat())], reader)
  return lists.map((ids) => {
    const own = new Set(ids)
    return cards.filter(({ value }) => own.has(value.id))
  })
}

function knownSource(id: number, revision: string | undefined): CardSource | undefined {
  const found = kept.get(id)
  return revision !== undefined && found?.revision === revision ? found.source : undefined
}

const revisionSchema = z.object({ id: z.number(), revision: z.string() })

/** PostgreSQL's versions of the rows of the article, its category, its picture and the cut of it. */
async function revisionsOf(ids: number[], { payload }: Reader): Promise<Map<number, string>> {
  const found = await selectPrepared(payload, 'card_revisions', revisionSchema)`
    SELECT articles.id, concat_ws(' ', articles.xmin, articles.ctid,
      categories.xmin, categories.ctid, media.xmin, media.ctid, cuts.xmin, cuts.ctid) AS revision
    FROM articles
    LEFT JOIN categories ON categories.id = articles.category_id
    LEFT JOIN media ON media.id = articles.picture_id
    LEFT JOIN picture_cuts AS cuts ON cuts.id = articles.picture_cut_id
    WHERE articles.id = ANY(${sql.param(ids)}::int[])`
  return new Map(found.map(({ id, revision }) => [id, revision]))
}

/** Fields read for a card. */
const cardFields = {
  _status: true,
  deletedAt: true,
  title: true,
  slug: true,
  accent: true,
  body: true,
  entityName: true,
  category: true,
  datePublished: true,
  paid: true,
  paidStartDate: true,
  paidEndDate: true,
  firstPromotedAt: true,
  sponsor: true,
  picture: true,
  pictureCut: true,
} as const

/**
 * Read with the access rules, so that only what readers may see is cached. An article that cannot be read fails alone.
 */
async function readSources(ids: number[], reader: Reader): Promise<CardSource[]> {
  if (ids.length === 0) return []
  try {
    return await readSourcesTogether(ids, reader)
  } catch (error) {
    if (ids.length > 1) {
      return (await Promise.all(ids.map((id) => readSources([id], reader)))).flat()
    }
    reader.payload.logger.error({ event: 'reading.card.failed', ids, error: errorText(error) })
    return []
  }
}

async function readSourcesTogether(ids: number[], reader: Reader): Promise<CardSource[]> {
  const { docs } = await reader.payload.find({
    collection: 'articles',
    where: { id: { in: ids } },
    select: cardFields,
    pagination: false,
    ...asReader(reader),
  })
  return docs.flatMap((doc) => sourceOrNothing(doc, reader))
}

/** An article that cannot be shown is left out, so that the rest of the list is still shown. */
function sourceOrNothing(
  { body, ...article }: Omit<CardSource, 'teaser'> & Pick<Article, 'body'>,
  { payload }: Reader,
): CardSource[] {
  try {
    const accent = article.accent ?? ''
    return [{ ...article, teaser: accent.trim() || teaserOf('', bodyHtmlOf(body)) }]
  } catch (error) {
    payload.logger.error({ event: 'reading.card.failed', id: article.id, error: errorText(error) })
    return []
  }
}

function newestFirst({ value: one }: Answer<Card>, { value: other }: Answer<Card>): number {
  return Date.parse(other.datePublished) - Date.parse(one.datePublished) || other.id - one.id
}
