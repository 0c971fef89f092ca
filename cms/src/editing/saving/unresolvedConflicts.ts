/** Addresses of this page's documents of which a colleague has saved a version that their form does not contain yet. */
export const unresolvedConflicts = new Set<string>()
