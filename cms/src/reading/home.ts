import type { Frame, Home } from '@kariera/shared/contracts/reading'
import { articleTag, categoriesTag, categoryTag, latestTag } from '@kariera/shared/tags'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { liveAt } from '../articles/liveRows.ts'
import { allTags, categoryOf } from './card.ts'
import { readCards } from './cards.ts'
import type { Answer, Reader } from './reader.ts'
import { readSettings } from './siteSettings.ts'

/** reader-site.md, section 9: each home category block fetches page size 5. */
const cardsPerBlock = 5

export async function answerFrame(reader: Reader): Promise<Answer<Frame>> {
  const [all, settings] = await Promise.all([readCategories(reader), readSettings(reader)])
  return {
    value: { ...settings.value, categories: all.map(categoryOf) },
    tags: [categoriesTag, ...settings.tags, ...all.map(({ id }) => categoryTag(id))],
  }
}

/** The newest live articles of each category, in category order. */
export async function answerHome(reader: Reader): Promise<Answer<Home>> {
  const [all, newest] = await Promise.all([readCategories(reader), newestIds(reader)])
  const cards = await readCards(newest, reader)
  const blocks = all.map((category) => ({
    category: categoryOf(category),
    cards: cards
      .map((card) => card.value)
      .filter((card) => card.category.id === category.id)
      .slice(0, cardsPerBlock),
  }))
  return {
    value: { blocks },
    tags: [
      categoriesTag,
      ...all.flatMap(({ id }) => [categoryTag(id), latestTag(id)]),
      // Also of what cannot be shown just now: when that is mended, home has to hear of it.
      ...new Set([...newest.map(articleTag), ...allTags(cards)]),
    ],
  }
}

/** All categories in their order. */
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

/** Which ones: one index scan for each category. Their content is read by the rules of access. */
async function newestIds({ payload, now }: Reader): Promise<number[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT newest.id FROM categories CROSS JOIN LATERAL (
      SELECT id FROM articles
      WHERE category_id = categories.id AND ${liveAt(now)}
      ORDER BY date_published DESC, id DESC LIMIT ${cardsPerBlock}) AS newest`)
  return z
    .array(z.object({ id: z.number() }))
    .parse(rows)
    .map((row) => row.id)
}
