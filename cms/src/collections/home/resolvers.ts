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
import { liveAt } from '../articles/liveRows.ts'
import { promotedIds } from './paid-order/paidArticles.ts'
import { maxInCarousel } from './carousel/admitToCarousel.ts'
import { readBannersOf } from '../banners/readBanners.ts'
import { categoryOf } from '../articles/resolvers/card.ts'
import { readCards } from '../articles/resolvers/cards.ts'
import { readQuotes } from '../quotes/readQuotes.ts'
import { allTags, type Answer, type Reader } from '../../content-api/reader.ts'
import { idList } from '../../lib/db/lists.ts'
import { readFrameSettings, readHomeSettings } from '../settings/readSettings.ts'
import { once, type Resolvers } from '../../content-api/resolver.ts'
import { selectIds } from '../../lib/db/select.ts'

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
  const [categories, newest, carousel, promoted, banners, quotes, settings] = await Promise.all([
    readCategories(reader),
    newestIds(reader),
    readCarousel(reader),
    promotedIds(reader.payload.db.drizzle, reader.now),
    readBannersOf(homePositions, reader),
    readQuotes(reader),
    readHomeSettings(reader),
  ])
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

/** Only the ids; the content is read with the access rules. */
async function newestIds({ payload, now }: Reader): Promise<number[]> {
  return selectIds(payload.db.drizzle)`
    SELECT id FROM articles WHERE ${liveAt(now)}
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
