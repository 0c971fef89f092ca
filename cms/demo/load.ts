import type { Payload } from 'payload'
import { z } from 'zod'
import type { DemoArticle } from './article.ts'
import { articles } from './articles.ts'
import { categories } from './categories.ts'
import { daysFromNow } from './daysFromNow.ts'
import { drawn } from './drawn.ts'
import { loadBanners } from './loadBanners.ts'
import { loadEmployers } from './loadEmployers.ts'
import { loadHome } from './loadHome.ts'
import { loadPages } from './loadPages.ts'
import { loadServices } from './loadServices.ts'
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
  // The oldest first, so that ids and dates run the same way.
  for (const [index, article] of articles.toReversed().entries()) {
    await placeArticle(payload, article, placed)
    if (index % 10 === 9) tell(`loaded ${index + 1} of ${articles.length} articles`)
  }
  tell('loading what home shows beside them')
  await loadHome(payload)
  await loadBanners(payload)
  await loadServices(payload)
  await loadEmployers(payload)
  await loadPages(payload, (key) => placePicture(payload, key, placed))
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

/** One document for each picture, however many articles show it. */
async function placePicture(payload: Payload, key: PictureKey, placed: Placed): Promise<number> {
  const id =
    placed.picture.get(key) ??
    (await findPicture(payload, key)) ??
    (await createPicture(payload, key))
  placed.picture.set(key, id)
  return id
}

async function findPicture(payload: Payload, key: PictureKey): Promise<number | undefined> {
  const { docs } = await payload.find({
    collection: 'media',
    where: { alt: { equals: drawn(key).alt } },
    limit: 1,
    depth: 0,
  })
  return docs[0]?.id
}

async function createPicture(payload: Payload, key: PictureKey): Promise<number> {
  const { alt, credit } = drawn(key)
  const type = articles.some(({ picture }) => picture === key) ? 'article' : 'content'
  const { name, data } = await drawPicture(key)
  const { id } = await payload.create({
    collection: 'media',
    depth: 0,
    data: { alt, author: credit, type },
    file: { name, data, mimetype: 'image/jpeg', size: data.length },
  })
  return id
}

async function placeArticle(payload: Payload, article: DemoArticle, placed: Placed): Promise<void> {
  const { title, accent, entityName, picture, links, video } = article
  const { totalDocs } = await payload.count({
    collection: 'articles',
    where: { title: { equals: title } },
  })
  if (totalDocs > 0) return
  await placeFigures(payload, article, placed)
  await payload.create({
    collection: 'articles',
    depth: 0,
    data: {
      title,
      accent,
      entityName,
      picture: picture && (await placePicture(payload, picture, placed)),
      youtubeEmbed: video,
      body: { ...article.body((figure) => found(placed.picture, figure)) },
      category: found(placed.category, article.category),
      datePublished: daysFromNow(-article.daysAgo),
      hashtags: hashtagsFrom(article.hashtags),
      facebookLink: links?.facebook,
      instagramLink: links?.instagram,
      youtubeLink: links?.youtube,
      tiktokLink: links?.tiktok,
      linkedinLink: links?.linkedin,
      websiteLink: links?.website,
      ...promotionOf(article),
      _status: article.status ?? 'published',
    },
  })
}

/** A body is put together at once, so its pictures are placed before. */
async function placeFigures(payload: Payload, article: DemoArticle, placed: Placed): Promise<void> {
  const keys: PictureKey[] = []
  article.body((key) => keys.push(key))
  for (const key of keys) await placePicture(payload, key, placed)
}

/** Texts where the types have ids: a hook of the collection turns the texts into documents before they are stored. */
function hashtagsFrom(texts: string[]): number[] {
  return z.custom<number[]>(Array.isArray).parse(texts)
}

function promotionOf({ paid }: DemoArticle) {
  if (!paid) return {}
  return {
    paid: true,
    paidStartDate: daysFromNow(paid.startDaysAhead ?? -paid.startDaysAgo),
    paidEndDate: daysFromNow(paid.endDaysAhead ?? -paid.endDaysAgo),
  }
}

function found<Key>(placed: Map<Key, number>, key: Key): number {
  const id = placed.get(key)
  if (id === undefined) throw new Error(`The demo publication has no ${String(key)}.`)
  return id
}
