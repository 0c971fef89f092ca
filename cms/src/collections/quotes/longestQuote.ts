/** Longest quote, characters: it has to fit on a slide. */
export const longestQuote = 1000
