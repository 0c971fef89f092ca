/** Smallest number of live articles for a hashtag on the page of hashtags. */
export const fewestCounted = 3
/** Largest number of hashtags on that page. */
export const maxCounted = 100
