import { now } from '@kariera/shared/clock'
import type { Card, Frame, Home } from '@kariera/shared/contracts/reading'
import { errorText } from '@kariera/shared/rules/errors'
import { publicationName } from '@kariera/shared/texts/publication'
import { categoriesTag, categoryTag, latestTag } from '@kariera/shared/tags'
import { sql } from '@payloadcms/db-postgres'
import { z } from 'zod'
import { allTags, cardOf, categoryOf, type CardSource } from './card.ts'
import { asReader, type Answer, type Reader } from './reader.ts'

/** reader-site.md, section 9: each home category block fetches page size 5. */
const cardsPerBlock = 5

export async function answerFrame(reader: Reader): Promise<Answer<Frame>> {
  const all = await readCategories(reader)
  return {
    value: { siteName: publicationName, categories: all.map(categoryOf) },
    tags: [categoriesTag, ...all.map(({ id }) => categoryTag(id))],
  }
}

/** The newest live articles of each category, in category order. */
export async function answerHome(reader: Reader): Promise<Answer<Home>> {
  const all = await readCategories(reader)
  const cards = await readNewest(reader)
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
      ...allTags(cards),
    ],
  }
}

async function readCategories({ payload, context }: Reader) {
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

/** First which ones, by one index scan for each category; then their content, by the rules of access. */
async function readNewest(reader: Reader) {
  const ids = await newestIds(reader)
  if (ids.length === 0) return []
  const { docs } = await reader.payload.find({
    collection: 'articles',
    where: { id: { in: ids } },
    select: cardFields,
    sort: ['-datePublished', '-id'],
    pagination: false,
    ...asReader(reader),
  })
  return docs.flatMap((doc) => cardOrNothing(doc, reader))
}

/** An article that cannot be shown is left out: it must not take home with it. */
function cardOrNothing(article: CardSource, { payload }: Reader): Answer<Card>[] {
  try {
    const card = cardOf(article)
    return card ? [card] : []
  } catch (error) {
    payload.logger.error({ event: 'reading.card.failed', id: article.id, error: errorText(error) })
    return []
  }
}

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
  picture: true,
} as const

async function newestIds({ payload }: Reader): Promise<number[]> {
  const { rows } = await payload.db.drizzle.execute(sql`
    SELECT newest.id FROM categories CROSS JOIN LATERAL (
      SELECT id FROM articles
      WHERE category_id = categories.id AND _status = 'published' AND deleted_at IS NULL
        AND date_published <= ${now().toISOString()}
      ORDER BY date_published DESC, id DESC LIMIT ${cardsPerBlock}) AS newest`)
  return z
    .array(z.object({ id: z.number() }))
    .parse(rows)
    .map((row) => row.id)
}
