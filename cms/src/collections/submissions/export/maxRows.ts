/** Largest number of rows in a table; who needs more narrows the list. */
export const maxRows = 5000
