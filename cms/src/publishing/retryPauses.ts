/** Pauses before a failed delivery is sent again, milliseconds: the first, and the longest; each is twice the last. */
export const retryPauses = { first: 500, longest: 60_000 }
