/** Event of the window: the search shows other filters or another page, under another address. */
export const searchedEvent = 'searched'
