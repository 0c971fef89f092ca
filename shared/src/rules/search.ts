/** Longest text of a filter, characters. */
export const maxFilterLength = 200

/** The filters by their names in the address of the search, and in `GET /api/search`. */
export const searchFilters = ['title', 'category', 'hashtag', 'entityName'] as const
export type SearchFilter = (typeof searchFilters)[number]
