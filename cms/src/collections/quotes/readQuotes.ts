import type { Quote } from '@kariera/shared/contracts/reading/home'
import { quotePath } from '@kariera/shared/routes'
import { quotesOnHome } from '@kariera/shared/rules/listLengths'
import type { Reader } from '../../content-api/reader.ts'

/** Returns the published quotes in the editors' order (order/quoteOrder.ts), newest first without one (R-HOME-8). */
export async function readQuotes({ payload, context }: Reader): Promise<Quote[]> {
  const { docs } = await payload.find({
    collection: 'quotes',
    sort: ['-rank', '-createdAt', '-id'],
    limit: quotesOnHome,
    pagination: false,
    overrideAccess: false,
    context,
    depth: 0,
    select: { quoteText: true, author: true, slug: true, carouselTime: true },
  })
  return docs.flatMap(({ id, slug, quoteText: text, author, carouselTime: seconds }) =>
    slug ? { id, path: quotePath(slug), text, author, seconds } : [],
  )
}
