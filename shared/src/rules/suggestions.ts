/** Number of typed characters from which hashtags are suggested. */
export const suggestionMinimum = 3
/** Largest number of suggestions. */
export const suggestionCount = 5
