import type { SearchAnswer } from '@kariera/shared/contracts/search'
import type { Answer, Reader } from '../content-api/reader.ts'
import { search } from './search.ts'
import { once, type Resolvers } from '../content-api/resolver.ts'

/** What the site asks of the search. */
export const searchResolvers = {
  searchStart: once(answerSearchStart),
} satisfies Partial<Resolvers>

/** What the search shows before anything is asked for: the newest of all articles. */
export function answerSearchStart(reader: Reader): Promise<Answer<SearchAnswer>> {
  const any = { title: undefined, entityName: undefined, category: undefined, hashtag: undefined }
  return search({ ...any, page: 1 }, reader)
}
