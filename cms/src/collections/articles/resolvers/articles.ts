import type { PreviewTicket } from '@kariera/shared/contracts/previewToken'
import type { Article as ArticleView, Preview } from '@kariera/shared/contracts/reading/article'
import type { Article } from '@kariera/shared/payload-types'
import { errorText } from '@kariera/shared/rules/errors'
import { formerPathsOf } from '../../redirects/formerAddresses.ts'
import { authorNames } from '../../users/authorNames.ts'
import { isEnded } from '../preview/endedLinks.ts'
import { articleOf, authorIdOf, previewOf } from './articlePage.ts'
import { asReader, type Answer, type Reader, type Unanswered } from '#content-api/reader.ts'

/**
 * Returns for each slug its live article, or null. All are read together; an article that cannot be shown fails alone.
 */
export async function resolveArticles(
  slugs: string[],
  reader: Reader,
): Promise<(Answer<ArticleView | null> | Unanswered)[]> {
  const { docs } = await reader.payload.find({
    collection: 'articles',
    where: { slug: { in: slugs } },
    // Otherwise the same HTML would be built twice.
    select: { bodyHtml: false },
    pagination: false,
    ...asReader(reader),
  })
  const bySlug = new Map(docs.map((doc) => [doc.slug, doc]))
  const ids = docs.map(({ id }) => id)
  const db = reader.payload.db.drizzle
  const [former, nameOf] = await Promise.all([
    formerPathsOf(db, 'articles', ids),
    authorNames(db, docs.map(authorIdOf)),
  ])
  return slugs.map((slug) => articleOrError(bySlug.get(slug), { former, nameOf }, reader))
}

function articleOrError(
  article: Article | undefined,
  { former, nameOf }: { former: Map<number, string[]>; nameOf: (account: number | null) => string },
  { payload, now }: Reader,
): Answer<ArticleView | null> | Unanswered {
  const nothing = { value: null, tags: [] }
  if (!article) return nothing
  try {
    const author = nameOf(authorIdOf(article))
    const formerPaths = former.get(article.id) ?? []
    return articleOf(article, { now, author, formerPaths }) ?? nothing
  } catch (error) {
    const reason = errorText(error)
    payload.logger.error({ event: 'reading.article.failed', id: article.id, error: reason })
    return { error: `The article cannot be shown: ${reason}` }
  }
}

/**
 * Returns an article as it is in the back office (its newest draft if there is one); null in the trash, or if the
 * preview link was ended.
 */
export async function resolvePreview(
  ticket: PreviewTicket,
  { payload, now }: Reader,
): Promise<Answer<Preview | null>> {
  if (await isEnded(payload.db.drizzle, ticket)) return { value: null, tags: [] }
  const { docs } = await payload.find({
    collection: 'articles',
    where: { id: { equals: ticket.articleId } },
    select: { bodyHtml: false },
    limit: 1,
    pagination: false,
    draft: true,
    depth: 1,
  })
  const [article] = docs
  if (!article) return { value: null, tags: [] }
  const account = authorIdOf(article)
  const nameOf = await authorNames(payload.db.drizzle, [account])
  return { value: previewOf(article, { now, author: nameOf(account) }), tags: [] }
}
