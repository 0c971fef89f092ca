/** Largest number of articles on a profile. */
export const maxArticles = 100
