import type { Quote } from '@kariera/shared/contracts/reading/home'
import { quotePath } from '@kariera/shared/routes'
import type { Reader } from '../../content-api/reader.ts'

/** Largest number of quotes on home; readers do not wait for more (docs/decisions/0014). */
const maxOnHome = 24

/** Returns the published quotes, newest first (R-HOME-8). */
export async function readQuotes({ payload, context }: Reader): Promise<Quote[]> {
  const { docs } = await payload.find({
    collection: 'quotes',
    sort: ['-createdAt', '-id'],
    limit: maxOnHome,
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
