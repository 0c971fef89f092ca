/** Pixels that a finger has to travel sideways before the cards of a row move. */
export const cardSwipeThreshold = 30

/** The same, before the strip of articles below an article moves. */
export const stripSwipeThreshold = 50

/** The same, before another article opens. */
export const articleSwipeThreshold = 50
