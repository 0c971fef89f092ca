import type { Query } from '@kariera/shared/contracts/reading/query'
import { errorText } from '@kariera/shared/rules/errors'
import type { Answer, Reader, Unanswered } from './reader.ts'
import type { QueryKind, QueryOf, Resolvers } from './resolver.ts'

/** Answers queries of the site. */
export type ResolveAll = ReturnType<typeof resolvingBy>

/**
 * @returns a function that gives one answer for each query, in their order, with the tags of everything read for it.
 *   Queries of a kind are resolved together; one that fails does not affect the others
 */
export function resolvingBy(resolvers: Resolvers) {
  return async (queries: Query[], reader: Reader): Promise<(Answer | Unanswered)[]> => {
    const answers: (Answer | Unanswered)[] = []
    const groups = Map.groupBy(queries.entries(), ([, { ask }]) => ask)
    await Promise.all(
      [...groups.values()].map(async (group) => {
        const queries = group.map(([, query]) => query)
        const answered = await answersOrErrors(resolvers, queries, reader)
        for (const [place, [index]] of group.entries()) {
          answers[index] = answered[place] ?? unanswered
        }
      }),
    )
    return answers
  }
}

const unanswered: Unanswered = { error: 'This query could not be answered.' }

/** If queries of a kind fail together, each is resolved alone. */
async function answersOrErrors(
  resolvers: Resolvers,
  queries: Query[],
  reader: Reader,
): Promise<(Answer | Unanswered)[]> {
  try {
    return await answersOf(resolvers, queries, reader)
  } catch (error) {
    if (queries.length > 1) {
      const alone = queries.map(async (query) => answersOrErrors(resolvers, [query], reader))
      return (await Promise.all(alone)).flat()
    }
    const [query] = queries
    reader.payload.logger.error({ event: 'reading.failed', query, error: errorText(error) })
    return [unanswered]
  }
}

/** @param queries queries of one kind */
function answersOf(
  resolvers: Resolvers,
  queries: Query[],
  reader: Reader,
): Promise<(Answer | Unanswered)[]> {
  const [first] = queries
  return first ? apply(resolvers[first.ask], first.ask, queries, reader) : Promise.resolve([])
}

function apply<Kind extends QueryKind>(
  resolver: Resolvers[Kind],
  kind: Kind,
  queries: Query[],
  reader: Reader,
): Promise<(Answer | Unanswered)[]> {
  const isOfKind = (query: Query): query is QueryOf<Kind> => query.ask === kind
  return resolver(queries.filter(isOfKind), reader)
}
