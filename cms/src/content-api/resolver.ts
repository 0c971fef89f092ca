import type { Query } from '@kariera/shared/contracts/reading/query'
import type { Answer, Reader, Unanswered } from './reader.ts'

/** The kinds of what the site asks. */
export type QueryKind = Query['ask']

/** A question of one kind. */
export type QueryOf<Kind extends QueryKind> = Extract<Query, { ask: Kind }>

/**
 * Answers all questions of one kind that came in one request, in their order. Each part of the newsroom has the
 * resolvers of its own (`collections/…/resolvers`); resolve.ts is their registry.
 *
 * @throws if one of them cannot be answered: each is then asked alone
 */
export type Resolver<Kind extends QueryKind> = (
  asked: QueryOf<Kind>[],
  reader: Reader,
) => Promise<(Answer | Unanswered)[]>

/** A resolver for each of some kinds. */
export type Resolvers<Kind extends QueryKind = QueryKind> = { [One in Kind]: Resolver<One> }

/** For what is the same for all who ask: it is read once. */
export function once<Kind extends QueryKind>(
  read: (reader: Reader) => Promise<Answer>,
): Resolver<Kind> {
  return async (asked, reader) => {
    const answer = await read(reader)
    return asked.map(() => answer)
  }
}

/** For what is not read together. */
export function oneByOne<Kind extends QueryKind>(
  answer: (query: QueryOf<Kind>, reader: Reader) => Promise<Answer>,
): Resolver<Kind> {
  return (asked, reader) => Promise.all(asked.map((query) => answer(query, reader)))
}

/** For what is read together by its address. */
export function together<Kind extends QueryKind>(
  answers: (slugs: string[], reader: Reader) => Promise<(Answer | Unanswered)[]>,
): Resolver<Kind> {
  return (asked, reader) =>
    answers(
      asked.flatMap((query) => ('slug' in query ? query.slug : [])),
      reader,
    )
}
