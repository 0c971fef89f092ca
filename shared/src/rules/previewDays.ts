/** How long a preview link is valid, days. */
export const previewDays = 7
