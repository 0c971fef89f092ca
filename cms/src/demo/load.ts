import { now } from '@kariera/shared/clock'
import type { Payload } from 'payload'
import type { DemoArticle, DemoFigure } from './article.ts'
import { articles, figures } from './articles.ts'
import { categories } from './categories.ts'
import { drawPicture, type PictureKey } from './pictures.ts'

/** Where the documents of the demo stand, by their names in it. */
type Placed = { category: Map<string, number>; picture: Map<PictureKey, number> }

/**
 * Loads the demo publication. What is there already is left as it is, so that an interrupted load can be repeated.
 *
 * @param tell called with a line of progress
 */
export async function loadDemo(payload: Payload, tell: (line: string) => void): Promise<void> {
  tell(`loading the demo publication: ${articles.length} articles`)
  const placed: Placed = { category: await placeCategories(payload), picture: new Map() }
  for (const figure of figures) {
    placed.picture.set(figure.key, await placePicture(payload, figure, 'content'))
  }
  // The oldest first, so that ids and dates run the same way.
  for (const [index, article] of articles.toReversed().entries()) {
    await placeArticle(payload, article, placed)
    if (index % 4 === 3) tell(`loaded ${index + 1} of ${articles.length} articles`)
  }
}

async function placeCategories(payload: Payload): Promise<Map<string, number>> {
  const placed = new Map<string, number>()
  for (const [order, { value, urlSlug }] of categories.entries()) {
    const { docs } = await payload.find({
      collection: 'categories',
      where: { urlSlug: { equals: urlSlug } },
      limit: 1,
      depth: 0,
    })
    const data = { value, order: order + 1 }
    const category = docs[0] ?? (await payload.create({ collection: 'categories', data, depth: 0 }))
    placed.set(urlSlug, category.id)
  }
  return placed
}

async function placePicture(
  payload: Payload,
  { key, alt, credit }: DemoFigure,
  type: 'article' | 'content',
): Promise<number> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { alt: { equals: alt } },
    limit: 1,
    depth: 0,
  })
  if (docs[0]) return docs[0].id
  const { name, data } = await drawPicture(key)
  const picture = await payload.create({
    collection: 'media',
    depth: 0,
    data: { alt, author: credit, type },
    file: { name, data, mimetype: 'image/jpeg', size: data.length },
  })
  return picture.id
}

async function placeArticle(payload: Payload, article: DemoArticle, placed: Placed): Promise<void> {
  const { title, accent, entityName, picture: key, alt, credit } = article
  const { totalDocs } = await payload.count({
    collection: 'articles',
    where: { title: { equals: title } },
  })
  if (totalDocs > 0) return
  const picture = await placePicture(payload, { key, alt, credit }, 'article')
  await payload.create({
    collection: 'articles',
    depth: 0,
    data: {
      title,
      accent,
      entityName,
      picture,
      body: { ...article.body((figure) => found(placed.picture, figure)) },
      category: found(placed.category, article.category),
      datePublished: daysFromNow(-article.daysAgo),
      ...promotionOf(article),
      _status: 'published',
    },
  })
}

function promotionOf({ paid }: DemoArticle) {
  if (!paid) return {}
  const paidStartDate = daysFromNow(-paid.startDaysAgo)
  return {
    paid: true,
    paidStartDate,
    paidEndDate: daysFromNow(paid.endDaysAhead ?? -paid.endDaysAgo),
    firstPromotedAt: paidStartDate,
  }
}

function daysFromNow(days: number): string {
  return new Date(now().getTime() + days * 24 * 60 * 60 * 1000).toISOString()
}

function found<Key>(placed: Map<Key, number>, key: Key): number {
  const id = placed.get(key)
  if (id === undefined) throw new Error(`The demo publication has no ${String(key)}.`)
  return id
}
