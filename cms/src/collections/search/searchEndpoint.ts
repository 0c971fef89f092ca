import type { Endpoint } from 'payload'
import { badRequest, publicAnswer } from '../../lib/http/publicAnswer.ts'
import { withPublicReadLimit } from '../../limits/rate-limit/publicReadLimit.ts'
import { readerOf } from '../../content-api/reader.ts'
import { searchQueryIn, filtersExpected } from './filters.ts'
import { search } from './search.ts'

/**
 * `GET /api/search?title&category&hashtag&entityName&page`: live articles, ten a page (shared/src/contracts/search.ts).
 */
export const searchEndpoint: Endpoint = {
  path: '/search',
  method: 'get',
  handler: withPublicReadLimit('search', async (req) => {
    const query = searchQueryIn(req.query)
    if (!query) return badRequest(filtersExpected)
    const reader = readerOf(req.payload, { queries: [], asOf: null, fresh: false })
    return publicAnswer((await search(query, reader)).value)
  }),
}
