import type { Query } from '@kariera/shared/contracts/reading/query'
import type { Answer, Reader, Unanswered } from './reader.ts'

/** The kinds of queries of the site. */
export type QueryKind = Query['ask']

/** A query of one kind. */
export type QueryOf<Kind extends QueryKind> = Extract<Query, { ask: Kind }>

/**
 * Answers all queries of one kind in a request, in their order. Each part of the newsroom gives its own
 * resolvers.
 *
 * @throws if one of them cannot be answered: each is then resolved alone
 */
export type Resolver<Kind extends QueryKind> = (
  queries: QueryOf<Kind>[],
  reader: Reader,
) => Promise<(Answer | Unanswered)[]>

/** Resolvers of some kinds of queries. */
export type Resolvers<Kind extends QueryKind = QueryKind> = { [One in Kind]: Resolver<One> }

/** Returns a resolver for queries without parameters: the value is read once. */
export function once<Kind extends QueryKind>(
  read: (reader: Reader) => Promise<Answer>,
): Resolver<Kind> {
  return async (queries, reader) => {
    const answer = await read(reader)
    return queries.map(() => answer)
  }
}

/** Returns a resolver that answers each query separately. */
export function oneByOne<Kind extends QueryKind>(
  answer: (query: QueryOf<Kind>, reader: Reader) => Promise<Answer>,
): Resolver<Kind> {
  return (queries, reader) => Promise.all(queries.map((query) => answer(query, reader)))
}

/** Returns a resolver that answers queries together, by slug. */
export function together<Kind extends QueryKind>(
  answers: (slugs: string[], reader: Reader) => Promise<(Answer | Unanswered)[]>,
): Resolver<Kind> {
  return (queries, reader) =>
    answers(
      queries.flatMap((query) => ('slug' in query ? query.slug : [])),
      reader,
    )
}
