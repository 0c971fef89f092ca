import type { Article as ArticleView, Routes } from '@kariera/shared/contracts/reading'
import { articlePath } from '@kariera/shared/routes'
import { articleOf } from './card.ts'
import { asReader, type Answer, type Reader } from './reader.ts'

/** Addresses in one answer about routes. */
const routesPerPage = 500

/** The live article of a slug, or null. */
export async function answerArticle(
  slug: string,
  reader: Reader,
): Promise<Answer<ArticleView | null>> {
  const { docs } = await reader.payload.find({
    collection: 'articles',
    where: { slug: { equals: slug } },
    limit: 1,
    pagination: false,
    ...asReader(reader),
  })
  const found = docs[0] ? articleOf(docs[0]) : null
  return found ?? { value: null, tags: [] }
}

/** The addresses of all live articles, page by page in the order of their ids. */
export async function answerRoutes(after: number, reader: Reader): Promise<Answer<Routes>> {
  const { docs } = await reader.payload.find({
    collection: 'articles',
    where: { id: { greater_than: after } },
    select: { slug: true },
    sort: 'id',
    limit: routesPerPage,
    pagination: false,
    ...asReader(reader),
    depth: 0,
  })
  const paths = docs.flatMap((doc) => (doc.slug ? [articlePath(doc.slug)] : []))
  const next = docs.length === routesPerPage ? (docs.at(-1)?.id ?? null) : null
  return { value: { paths, next }, tags: [] }
}
