/** A hashtag stands on the page of hashtags from so many live articles on (reader-site.md, section 9). */
export const fewestCounted = 3
/** So many stand there at most (reader-site.md, section 9). */
export const maxCounted = 100
