/**
 * Whether going back leads to a page of ours. Browsers that can tell list our own pages only; of the others the
 * address that led here is asked.
 */
export function isPreviousPageOurs({ navigation, referrer, origin, length }: Past): boolean {
  if (navigation) return navigation.canGoBack
  return length > 1 && referrer.startsWith(`${origin}/`)
}

/** What a browser knows of the pages before this one. */
export type Past = {
  navigation?: { canGoBack: boolean }
  referrer: string
  origin: string
  /** How many pages there are in this tab's history. */
  length: number
}

/** Goes back where that leads to a page of ours. @returns whether it did */
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
