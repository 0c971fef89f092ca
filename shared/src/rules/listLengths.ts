/** Cards on the page of a category, of a month of a category, or of a hashtag. */
export const cardsPerList = 24

/** Newest articles on home, of any category. */
export const newestOnHome = 6

/** Newest articles on the page "not found"; not more than `feedLength`. */
export const newestOnNotFound = 5

/** Cards in each block of a category on home. */
export const cardsPerHomeBlock = 5

/** Most quotes on home; readers do not wait for more (docs/decisions/0014). */
export const quotesOnHome = 24

/** Most articles in home's carousel: each is a card with its picture, and more would make home heavy. */
export const carouselOnHome = 24

/** Most paid articles on home. */
export const paidOnHome = 4

/** Most related articles of an article; it is therefore on at most this many pages on each side of it. */
export const relatedCount = 12

/** Articles on a page of search results. */
export const searchPageSize = 10

/** Most hashtags that are suggested for what is typed. */
export const suggestionCount = 5

/** Most hashtags on the page of hashtags. */
export const countedHashtags = 100

/** Smallest number of live articles for a hashtag on the page of hashtags. */
export const fewestCounted = 3

/** Random articles that are loaded at once. */
export const randomBatchSize = 10

/** Most articles that a request for random ones may list as already seen. */
export const maxExcluded = 200

/** Articles in the feed. */
export const feedLength = 30

/** How long an article is in the news sitemap, days. */
export const newsDays = 2
