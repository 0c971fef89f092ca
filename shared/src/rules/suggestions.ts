/** Suggestions of hashtags start at so many typed characters (reader-site.md, section 5). */
export const suggestionMinimum = 3
/** So many are offered at most (reader-site.md, section 9). */
export const suggestionCount = 5
