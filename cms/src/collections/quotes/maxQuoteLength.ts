/** Longest quote, characters: it has to fit on a slide. */
export const maxQuoteLength = 1000
