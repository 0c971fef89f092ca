/**
 * Limits of one query to the newsroom's REST API and its server functions, for any caller. The admin's own lists,
 * filters and relationship fields stay far below; conditions above the limits would cost PostgreSQL time for everyone.
 */
export const queryBounds = {
  /** Conditions and groups in one `where`. */
  conditions: 60,
  /** Nesting of groups. */
  depth: 8,
  /** Paths with a dot, in `where` and `sort` together: each may join a table. */
  relations: 5,
  /** Names in one path. */
  pathParts: 4,
  /** Characters of one path: Payload parses each name in it. */
  path: 200,
  /** Values of one `in`, `not_in` or `all`. */
  list: 500,
  /** Conditions that search in texts, such as `like`. */
  texts: 10,
  /** Words in all such conditions together: Payload searches for each. */
  words: 40,
  /** Characters of one value. */
  value: 2000,
  sort: 4,
  /** Names in `select`, `populate` or `joins`. */
  names: 300,
  limit: 1000,
  page: 100_000,
} as const

/**
 * Longest `where` as JSON text, characters, and longest query sent as a form, bytes, because it is read before it is
 * measured.
 */
export const maxQueryLength = 64 * 1024

/** Words of a list search: Payload searches for each word in each of the list's searched fields, at most four. */
const searchWords = queryBounds.words / 4

/** Shortens a search text to the allowed length: a pasted title is found by its first words. */
export function boundSearch(search: string): string {
  const words = search.slice(0, queryBounds.value).trim().split(/\s+/)
  return words.slice(0, searchWords).join(' ')
}

export type QueryBound = keyof typeof queryBounds
