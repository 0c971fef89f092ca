import type { QuotePage } from '@kariera/shared/contracts/reading/pages'
import type { Quote, QuoteImage } from '@kariera/shared/payload-types'
import { quotePath } from '@kariera/shared/routes'
import { articleTag, quotesTag, quoteTag } from '@kariera/shared/tags'
import { z } from 'zod'
import { mediaAddress } from '../media/picture.ts'
import { formerPathsOf } from '../redirects/formerAddresses.ts'
import { surroundingsOf } from '../articles/resolvers/articlePage.ts'
import { cardOf } from '../articles/resolvers/card.ts'
import { asReader, type Answer, type Reader } from '../../content-api/reader.ts'
import { once, oneByOne, type Resolvers } from '../../content-api/resolver.ts'
import { select } from '../../lib/db/select.ts'

/** Queries of the site about quotes. */
export const quoteResolvers = {
  quote: oneByOne(({ slug }, reader) => resolveQuote(slug, reader)),
  quotePaths: once(async (reader) => ({ value: await readQuotePaths(reader), tags: [quotesTag] })),
} satisfies Partial<Resolvers>

/** Returns a quote with the article that it is from (R-QUOTE-1); null if there is none with this slug. */
async function resolveQuote(slug: string, reader: Reader): Promise<Answer<QuotePage | null>> {
  const { docs } = await reader.payload.find({
    collection: 'quotes',
    where: { slug: { equals: slug } },
    limit: 1,
    pagination: false,
    ...asReader(reader),
    depth: 0,
  })
  const [quote] = docs
  if (!quote) return { value: null, tags: [] }
  const path = quotePath(slug)
  const [article, image, former] = await Promise.all([
    readSource(quote, reader),
    readImage(quote, reader),
    formerPathsOf(reader.payload.db.drizzle, 'quotes', [quote.id]),
  ])
  const formerPaths = (former.get(quote.id) ?? []).filter((one) => one !== path)
  const { id, quoteText: text, author } = quote
  return {
    value: { id, path, text, author, image, article: article.value, formerPaths },
    tags: [quoteTag(id), ...article.tags],
  }
}

/** Returns the paths of all published quotes. */
export async function readQuotePaths(reader: Reader): Promise<string[]> {
  const { docs } = await reader.payload.find({
    collection: 'quotes',
    sort: ['createdAt', 'id'],
    pagination: false,
    ...asReader(reader),
    depth: 0,
    select: { slug: true },
  })
  return docs.flatMap(({ slug }) => (slug ? quotePath(slug) : []))
}

/** The article's id is known even if the article is not live, so that this page is invalidated when it becomes live. */
async function readSource(quote: Quote, reader: Reader): Promise<Answer<QuotePage['article']>> {
  const id = await articleIdOf(quote.id, reader)
  if (id === null) return { value: null, tags: [] }
  const { docs } = await reader.payload.find({
    collection: 'articles',
    where: { id: { equals: id } },
    limit: 1,
    pagination: false,
    select: { bodyHtml: false, body: false },
    ...asReader(reader),
  })
  const card = docs[0] && cardOf({ ...docs[0], teaser: docs[0].accent ?? '' }, reader.now)
  if (!docs[0] || !card) return { value: null, tags: [articleTag(id)] }
  const { value, tags } = surroundingsOf(docs[0])
  const { links, hashtags } = value
  return { value: { ...card.value, links, hashtags }, tags: [...card.tags, ...tags] }
}

async function articleIdOf(quoteId: number, { payload }: Reader): Promise<number | null> {
  const rows = await select(
    payload.db.drizzle,
    z.object({ id: z.number().nullable() }),
  )`SELECT article_id AS id FROM quotes WHERE id = ${quoteId}`
  return rows[0]?.id ?? null
}

async function readImage({ quoteImage }: Quote, reader: Reader): Promise<QuotePage['image']> {
  if (!quoteImage) return null
  const { docs } = await reader.payload.find({
    collection: 'quote-images',
    where: { id: { equals: typeof quoteImage === 'number' ? quoteImage : quoteImage.id } },
    limit: 1,
    pagination: false,
    ...asReader(reader),
    depth: 0,
  })
  return docs[0] ? imageOf(docs[0]) : null
}

function imageOf({ filename, width, height }: QuoteImage): QuotePage['image'] {
  return filename && width && height ? { src: mediaAddress(filename), width, height } : null
}
