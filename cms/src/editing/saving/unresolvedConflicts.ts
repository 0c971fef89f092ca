/** The documents of this page, by address, of which a colleague has saved something that their form has not taken in. */
export const unresolvedConflicts = new Set<string>()
