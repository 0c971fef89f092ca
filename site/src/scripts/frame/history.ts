/**
 * Whether going back leads to a page of ours. Browsers with the navigation API list only our own pages; in other
 * browsers the referrer is checked.
 */
export function isPreviousPageOurs({ navigation, referrer, origin, length }: Past): boolean {
  if (navigation) return navigation.canGoBack
  return length > 1 && referrer.startsWith(`${origin}/`)
}

/** The browser's data about the pages before this one. */
export type Past = {
  navigation?: { canGoBack: boolean }
  referrer: string
  origin: string
  /** Number of pages in this tab's history. */
  length: number
}

/**
 * Goes back if that leads to a page of ours.
 *
 * @returns whether it did
 */
export function goBack(): boolean {
  const isOurs = isPreviousPageOurs({
    ...('navigation' in window && { navigation: window.navigation }),
    referrer: document.referrer,
    origin: location.origin,
    length: history.length,
  })
  if (isOurs) history.back()
  return isOurs
}
