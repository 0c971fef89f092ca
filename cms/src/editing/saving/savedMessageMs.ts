/** How long a form, or a message in the corner, says that something was saved; milliseconds. */
export const savedMessageMs = 3000
