import type { Routes } from '@kariera/shared/contracts/reading/query'
import { feedPaths, singlePaths, testingPaths } from '@kariera/shared/routes'
import type { Reader } from './reader.ts'
import { oneByOne, type Resolvers } from './resolver.ts'

/** How the paths of all pages but those of articles are read, and those of articles after an id. */
type PathReaders = {
  few: ((reader: Reader) => Promise<string[]>)[]
  articles: (after: number, reader: Reader) => Promise<Routes>
}

/**
 * @returns the resolver of the addresses of all pages except home and the 404: first all pages other than articles, then
 *   all live articles, page by page in the order of their ids
 */
export function routeResolvers({ few, articles }: PathReaders) {
  const fewPaths = async (reader: Reader) => [
    ...singlePaths,
    ...testingPaths,
    ...feedPaths,
    ...(await Promise.all(few.map((read) => read(reader)))).flat(),
  ]
  return {
    routes: oneByOne(async ({ after }, reader) => {
      const first = after === 0 ? await fewPaths(reader) : []
      const { paths, next } = await articles(after, reader)
      return { value: { paths: [...first, ...paths], next }, tags: [] }
    }),
  } satisfies Partial<Resolvers>
}
