/**
 * How much one question to the newsroom's REST and its server functions may hold, whoever asks. The admin's own lists,
 * filters and relationship fields stay well below; each condition above them costs PostgreSQL time for everyone.
 */
export const queryBounds = {
  /** Conditions, and the groups of them, in one `where`. */
  conditions: 60,
  /** Groups within groups. */
  depth: 8,
  /** Paths with a point in them, in `where` and `sort` together: each may join a table. */
  relations: 5,
  /** Names in one path. */
  pathParts: 4,
  /** Characters of one path: Payload takes each name in it apart. */
  path: 200,
  /** Values of one `in`, `not_in` or `all`. */
  list: 500,
  /** Conditions that look into texts, as `like`. */
  texts: 10,
  /** Words of all of them together: Payload looks for each. */
  words: 40,
  /** Characters of one value. */
  value: 2000,
  sort: 4,
  /** Names in `select`, `populate` or `joins`. */
  names: 300,
  limit: 1000,
  page: 100_000,
} as const

/** Characters of the longest `where` as JSON text, and bytes of a question that comes as a form: read before it is measured. */
export const maxQueryLength = 64 * 1024

/** Words of what is looked for in a list: each of its searched fields, four at most, is asked for each of them. */
const searchWords = queryBounds.words / 4

/** What is looked for, as long as a question for it may be: who pastes a whole title finds it by its first words. */
export function boundSearch(search: string): string {
  const words = search.slice(0, queryBounds.value).trim().split(/\s+/)
  return words.slice(0, searchWords).join(' ')
}

export type QueryBound = keyof typeof queryBounds
