/** Cards on the page of a category, of a month of a category, or of a hashtag. */
export const cardsPerList = 24

/** Newest articles on home, of any category. */
export const newestOnHome = 6

/** Cards in each block of a category on home. */
export const cardsPerHomeBlock = 5

/** Most quotes on home; readers do not wait for more (docs/decisions/0014). */
export const quotesOnHome = 24

/** Most related articles of an article; it is therefore on at most this many pages on each side of it. */
export const relatedCount = 12

/** Articles in the feed. */
export const feedLength = 30

/** How long an article is in the news sitemap, days. */
export const newsDays = 2
