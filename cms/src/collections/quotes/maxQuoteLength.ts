/** Longest quote, characters: it must fit on a slide. */
export const maxQuoteLength = 1000
