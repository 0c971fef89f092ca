import type { Payload } from 'payload'
import { carousel, paidOrder, publicationTexts } from './arrangement.ts'
import type { DemoArticle } from './article.ts'
import { drawnFile } from './drawnFile.ts'
import { idOf } from './idOf.ts'
import { logos, type DemoLogo } from './logos.ts'
import { quotes, type DemoQuote } from './quotes.ts'

/**
 * Arranges home: the chosen articles, the order of the paid ones, the quotes, the logo and the message. What is there
 * already is left as it is. The articles have to be there.
 */
export async function loadHome(payload: Payload): Promise<void> {
  for (const { article, seconds } of carousel) await placeInCarousel(payload, article, seconds)
  for (const [index, article] of paidOrder.entries()) {
    await placeInOrder(payload, article, index + 1)
  }
  // The oldest first, so that ids and dates run the same way.
  for (const quote of quotes.toReversed()) await placeQuote(payload, quote)
  await fillSettings(payload)
}

async function placeInCarousel(
  payload: Payload,
  { title }: DemoArticle,
  timeDisplayed: number,
): Promise<void> {
  const data = { article: await idOf(payload, title), timeDisplayed }
  const collection = 'carousel-articles'
  const where = { article: { equals: data.article } }
  const { totalDocs } = await payload.count({ collection, where })
  if (totalDocs === 0) await payload.create({ collection, data, depth: 0 })
}

async function placeInOrder(
  payload: Payload,
  { title }: DemoArticle,
  orderValue: number,
): Promise<void> {
  const data = { article: await idOf(payload, title), orderValue }
  const collection = 'paid-order'
  const where = { article: { equals: data.article } }
  const { totalDocs } = await payload.count({ collection, where })
  if (totalDocs === 0) await payload.create({ collection, data, depth: 0 })
}

async function placeQuote(payload: Payload, quote: DemoQuote): Promise<void> {
  const { text: quoteText, author, article, seconds: carouselTime } = quote
  const collection = 'quotes'
  const { totalDocs } = await payload.count({
    collection,
    where: { quoteText: { equals: quoteText } },
  })
  if (totalDocs > 0) return
  await payload.create({
    collection,
    depth: 0,
    data: {
      quoteText,
      author,
      article: article && (await idOf(payload, article.title)),
      carouselTime,
      _status: quote.status ?? 'published',
    },
  })
}

/** All at once and last, so that the message tells that everything is there. */
async function fillSettings(payload: Payload): Promise<void> {
  const slug = 'site-settings'
  const { homeMessage } = await payload.findGlobal({ slug, depth: 0 })
  if (homeMessage) return
  const [chosen, ...others] = logos
  for (const logo of others.toReversed()) await placeLogo(payload, logo)
  const selectedLogo = await placeLogo(payload, chosen)
  await payload.updateGlobal({ slug, data: { ...publicationTexts, selectedLogo }, depth: 0 })
}

async function placeLogo(
  payload: Payload,
  { kind, width, height, draw }: DemoLogo,
): Promise<number> {
  const collection = 'logos'
  const pixels = kind === 'svg' ? 1 : 2
  const where = { width: { equals: width * pixels }, height: { equals: height * pixels } }
  const { docs } = await payload.find({ collection, where, limit: 1, depth: 0 })
  if (docs[0]) return docs[0].id
  const file = await drawnFile(kind, draw())
  return (await payload.create({ collection, data: {}, file, depth: 0 })).id
}
