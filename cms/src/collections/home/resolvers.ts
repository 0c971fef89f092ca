import { cardsPerHomeBlock } from '@kariera/shared/rules/listLengths'
import type { Home } from '@kariera/shared/contracts/reading/home'
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
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { arrangementAt, readHomeRow } from './arrangement.ts'
import { readCategories } from '../categories/readCategories.ts'
import { liveAt } from '../../content-api/liveArticles.ts'
import { categoryOf } from '../articles/resolvers/card.ts'
import { readCards } from '../articles/resolvers/cards.ts'
import { allTags, type Answer, type Reader } from '../../content-api/reader.ts'
import { readFrameSettings } from '../settings/readSettings.ts'
import { once, type Resolvers } from '../../content-api/resolver.ts'
import { selectPrepared } from '../../content-api/selectPrepared.ts'

/** Queries of the site about home and the frame of every page. */
export const homeResolvers = {
  home: once(resolveHome),
  frame: once(resolveFrame),
} satisfies Partial<Resolvers>

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
        cards: cardsOf(inBlocks).filter((card) => card.category?.id === category.id),
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

/** Returns the newest articles of every category, without some: one index scan per category. */
async function newestIdsOfEach(others: number[], { payload, now }: Reader): Promise<number[]> {
  const rows = await selectPrepared(payload, 'newest_of_each', z.object({ id: z.number() }))`
    SELECT newest.id FROM categories CROSS JOIN LATERAL (
      SELECT id, date_published FROM articles
      WHERE category_id = categories.id AND ${liveAt(now)} AND id <> ALL(${sql.param(others)}::int[])
      ORDER BY date_published DESC, id DESC LIMIT ${cardsPerHomeBlock}) AS newest
    ORDER BY newest.date_published DESC, newest.id DESC`
  return rows.map(({ id }) => id)
}
