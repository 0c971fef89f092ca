import { cardsPerList } from '@kariera/shared/rules/listLengths'
import type { Card } from '@kariera/shared/contracts/reading/card'
import type { CountedHashtag, HashtagPage } from '@kariera/shared/contracts/reading/archives'
import { monthOf } from '@kariera/shared/rules/dates'
import { articleTag, hashtagTag, taggedTag } from '@kariera/shared/tags'
import { z } from 'zod'
import { beginningOf } from '#content-api/month.ts'
import { readCardsOfEach } from '../../articles/resolvers/cards.ts'
import { allTags, type Answer, type Reader } from '#content-api/reader.ts'
import { select, selectIds, selectOne } from '#lib/db/select.ts'

const hashtagSchema = z.object({ id: z.number(), name: z.string(), slug: z.string() })
const countSchema = z.object({ count: z.number() })

/**
 * Returns for each slug the hashtag with its newest live articles; null if there is none, or no live article has it.
 */
export async function resolveHashtags(
  slugs: string[],
  reader: Reader,
): Promise<Answer<HashtagPage | null>[]> {
  const found = await Promise.all(slugs.map((slug) => readHashtag(slug, reader)))
  const cards = await readCardsOfEach(
    found.map((one) => one?.ids ?? []),
    reader,
  )
  return found.map((one, index) => hashtagOf(one, cards[index] ?? []))
}

type Found = { hashtag: CountedHashtag; ids: number[] }

/** Returns everything but the cards. */
async function readHashtag(slug: string, reader: Reader): Promise<Found | null> {
  const hashtag = await findHashtag(slug, reader)
  const ids = hashtag ? await newestWith(hashtag.id, reader) : []
  if (!hashtag || ids.length === 0) return null
  return { hashtag: { ...hashtag, count: await countOf(hashtag.id, reader) }, ids }
}

function hashtagOf(found: Found | null, cards: Answer<Card>[]): Answer<HashtagPage | null> {
  if (!found) return { value: null, tags: [] }
  const { hashtag, ids } = found
  return {
    value: { hashtag, cards: cards.map(({ value }) => value) },
    tags: [
      hashtagTag(hashtag.id),
      taggedTag(hashtag.id),
      // Includes articles that cannot be shown now: this page is invalidated when they are repaired.
      ...new Set([...ids.map(articleTag), ...allTags(cards)]),
    ],
  }
}

async function findHashtag(slug: string, { payload }: Reader) {
  const rows = await select(payload.db.drizzle, hashtagSchema)`
    SELECT id, value AS name, slug FROM hashtags WHERE slug = ${slug}`
  return rows[0]
}

async function newestWith(hashtag: number, { payload, now }: Reader): Promise<number[]> {
  return selectIds(payload.db.drizzle)`
    SELECT article_id AS id FROM search_places
    WHERE hashtag_id = ${hashtag} AND date_published <= ${now.toISOString()}
    ORDER BY date_published DESC, article_id DESC LIMIT ${cardsPerList}`
}

/** Past months are summed up from the ledger; from the current month on, the articles are counted. */
async function countOf(hashtag: number, { payload, now }: Reader): Promise<number> {
  const month = monthOf(now)
  const row = await selectOne(payload.db.drizzle, countSchema)`
    SELECT ((SELECT coalesce(sum(articles), 0) FROM search_counts
             WHERE hashtag_id = ${hashtag} AND month < ${`${month}-01`}::date)
          + (SELECT count(*) FROM search_places
             WHERE hashtag_id = ${hashtag} AND date_published >= ${beginningOf(month)}
               AND date_published <= ${now.toISOString()}))::int AS count`
  return row.count
}
