import { homePositions, type Home } from '@kariera/shared/contracts/reading/home'
import type { Card } from '@kariera/shared/contracts/reading/card'
import type { Frame } from '@kariera/shared/contracts/reading/frame'
import {
  articleTag,
  carouselTag,
  categoriesTag,
  categoryTag,
  homeSettingsTag,
  latestTag,
  newestTag,
  promotedTag,
  quotesTag,
} from '@kariera/shared/tags'
import { activeBannerSql } from '@kariera/shared/rules/banner'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { liveAt } from '../articles/liveRows.ts'
import { promotedRows } from './paid-order/paidArticles.ts'
import { maxInCarousel } from './carousel/admitToCarousel.ts'
import { readBannersOf } from '../banners/readBanners.ts'
import { categoryOf } from '../articles/resolvers/card.ts'
import { readCards } from '../articles/resolvers/cards.ts'
import { readQuotes } from '../quotes/readQuotes.ts'
import { allTags, type Answer, type Reader } from '../../content-api/reader.ts'
import { idList } from '../../lib/db/lists.ts'
import { readFrameSettings, readHomeSettings } from '../settings/readSettings.ts'
import { once, type Resolvers } from '../../content-api/resolver.ts'
import { selectIds, selectOne } from '../../lib/db/select.ts'

/** Queries of the site about home and the frame of every page. */
export const homeResolvers = {
  home: once(resolveHome),
  frame: once(resolveFrame),
} satisfies Partial<Resolvers>

/** Number of cards in each category block of home. */
const cardsPerBlock = 5

/** Number of newest articles on home, of any category. */
const newestShown = 6

async function resolveFrame(reader: Reader): Promise<Answer<Frame>> {
  const [all, settings] = await Promise.all([readCategories(reader), readFrameSettings(reader)])
  return {
    value: { ...settings.value, categories: all.map(categoryOf) },
    tags: [categoriesTag, ...settings.tags, ...all.map(({ id }) => categoryTag(id))],
  }
}

/**
 * Returns the editors' arrangement, the newest live articles, and those of each category, in category order. An article
 * that the editors chose or that is paid for is not repeated in its category.
 */
export async function resolveHome(reader: Reader): Promise<Answer<Home>> {
  const { revision, newest, promoted } = await readHomeRow(reader)
  const arrangement = await arrangementAt(revision, reader)
  const { categories, carousel, banners, quotes, settings } = arrangement
  const { message, leadStory } = settings
  const chosen = [...(leadStory ? [leadStory] : []), ...carousel.map(({ id }) => id)]
  const above = [...chosen, ...promoted]
  const inBlocks = await newestIdsOfEach(above, reader)
  const ids = [...new Set([...above, ...newest, ...inBlocks])]
  const cards = await readCards(ids, reader)
  const cardOf = new Map(cards.map(({ value }) => [value.id, value]))
  const cardsOf = (chosen: number[]): Card[] => chosen.flatMap((id) => cardOf.get(id) ?? [])
  const [lead = null] = cardsOf(chosen)
  return {
    value: {
      message,
      banners: banners.value,
      lead,
      carousel: carousel
        .filter(({ id }) => id !== lead?.id)
        .flatMap(({ id, seconds }) => cardsOf([id]).map((card) => ({ card, seconds }))),
      newest: cardsOf(newest),
      featured: cardsOf(promoted),
      quotes,
      blocks: categories.map((category) => ({
        category: categoryOf(category),
        cards: cardsOf(inBlocks).filter((card) => card.category.id === category.id),
      })),
    },
    tags: [
      ...[categoriesTag, homeSettingsTag, carouselTag, newestTag, promotedTag, quotesTag],
      ...banners.tags,
      ...categories.flatMap(({ id }) => [categoryTag(id), latestTag(id)]),
      // Includes articles that cannot be shown now: home is invalidated when they are repaired.
      ...new Set([...ids.map(articleTag), ...allTags(cards)]),
    ],
  }
}

/** What editors arrange on home. */
type Arrangement = Awaited<ReturnType<typeof readArrangement>>

async function readArrangement(reader: Reader) {
  const [categories, carousel, banners, quotes, settings] = await Promise.all([
    readCategories(reader),
    readCarousel(reader),
    readBannersOf(homePositions, reader),
    readQuotes(reader),
    readHomeSettings(reader),
  ])
  return { categories, carousel, banners, quotes, settings }
}

let kept: { revision: string; arrangement: Arrangement } | null = null

/** Reads the arrangement again only if one of its rows has changed. */
async function arrangementAt(revision: string, reader: Reader): Promise<Arrangement> {
  if (kept?.revision === revision && !reader.fresh) return kept.arrangement
  const arrangement = await readArrangement(reader)
  kept = { revision, arrangement }
  return arrangement
}

const homeRowSchema = z.object({
  revision: z.string(),
  newest: z.array(z.number()),
  promoted: z.array(z.number()),
})

/**
 * Returns the ids of the newest and of the promoted articles, whose content is read with the access rules, and a key of
 * what editors arrange on home. A key never comes again after a change, so what is read after its key may be kept
 * under it: each change of a row makes a new version of it, and each new row a new number of its sequence.
 */
export async function readHomeRow({ payload, now }: Reader) {
  const parts = [...arrangedTables.flatMap(versionsOf), activeBanners(now)]
  return selectOne(payload.db.drizzle, homeRowSchema)`
    SELECT ARRAY(${newestRows(now)}) AS newest, ARRAY(${promotedRows(now)}) AS promoted,
      md5(concat_ws('|', ${sql.join(parts, sql`, `)})) AS revision`
}

const arrangedTables = [
  ...['categories', 'carousel_articles', 'quotes', 'site_settings'],
  ...['banner_positions', 'banners', 'banner_files'],
]

function versionsOf(table: string) {
  const [rows, numbers] = [sql.identifier(table), sql.identifier(`${table}_id_seq`)]
  return [
    sql`(SELECT last_value FROM ${numbers})`,
    sql`coalesce((SELECT string_agg(concat_ws(' ', xmin, ctid), ',' ORDER BY ctid) FROM ${rows}), '')`,
  ]
}

/** Their rows stay the same when their time comes. */
function activeBanners(now: Date) {
  return sql`ARRAY(SELECT id FROM banners WHERE ${sql.raw(activeBannerSql(now))} ORDER BY id)`
}

/** Returns all categories in their order. */
export async function readCategories({ payload, context }: Reader) {
  const { docs } = await payload.find({
    collection: 'categories',
    sort: ['order', 'id'],
    pagination: false,
    overrideAccess: false,
    context,
    depth: 0,
  })
  return docs
}

/** Returns the articles that editors have chosen, in the editors' order, and their display times. */
async function readCarousel({ payload, context }: Reader) {
  const { docs } = await payload.find({
    collection: 'carousel-articles',
    sort: ['place', 'article'],
    limit: maxInCarousel,
    pagination: false,
    overrideAccess: false,
    context,
    depth: 0,
  })
  return docs.flatMap(({ article, timeDisplayed: seconds }) =>
    typeof article === 'number' ? { id: article, seconds } : [],
  )
}

function newestRows(now: Date) {
  return sql`SELECT id FROM articles WHERE ${liveAt(now)}
    ORDER BY date_published DESC, id DESC LIMIT ${newestShown}`
}

/** Returns the newest articles of every category, without some: one index scan per category. */
async function newestIdsOfEach(others: number[], { payload, now }: Reader): Promise<number[]> {
  return selectIds(payload.db.drizzle)`
    SELECT newest.id FROM categories CROSS JOIN LATERAL (
      SELECT id, date_published FROM articles
      WHERE category_id = categories.id AND ${liveAt(now)} AND id NOT IN ${idList(others)}
      ORDER BY date_published DESC, id DESC LIMIT ${cardsPerBlock}) AS newest
    ORDER BY newest.date_published DESC, newest.id DESC`
}
