import type { Article as ArticleView, Routes } from '@kariera/shared/contracts/reading'
import type { Article } from '@kariera/shared/payload-types'
import { errorText } from '@kariera/shared/rules/errors'
import { articlePath } from '@kariera/shared/routes'
import { articleOf } from './card.ts'
import { asReader, type Answer, type Reader, type Unanswered } from './reader.ts'

/** Addresses in one answer about routes. */
const routesPerPage = 1000

/** For each slug its live article, or null. All are read together; one that cannot be shown is the only one to fail. */
export async function answerArticles(
  slugs: string[],
  reader: Reader,
): Promise<(Answer<ArticleView | null> | Unanswered)[]> {
  const { docs } = await reader.payload.find({
    collection: 'articles',
    where: { slug: { in: slugs } },
    // The same text would be made twice.
    select: { bodyHtml: false },
    pagination: false,
    ...asReader(reader),
  })
  const bySlug = new Map(docs.map((doc) => [doc.slug, doc]))
  return slugs.map((slug) => articleOrError(bySlug.get(slug), reader))
}

function articleOrError(
  article: Article | undefined,
  { payload, now }: Reader,
): Answer<ArticleView | null> | Unanswered {
  const nothing = { value: null, tags: [] }
  if (!article) return nothing
  try {
    return articleOf(article, now) ?? nothing
  } catch (error) {
    const reason = errorText(error)
    payload.logger.error({ event: 'reading.article.failed', id: article.id, error: reason })
    return { error: `The article cannot be shown: ${reason}` }
  }
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
