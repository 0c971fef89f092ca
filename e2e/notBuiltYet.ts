/**
 * Addresses that pages lead to and that nothing stands at or below yet, whatever their query. Each is required to be
 * dead (crawl.spec.ts): what is built is struck out here, until none is left.
 */
export const notBuiltYet = [
  '/about/',
  '/faq/',
  '/terms/',
  '/privacy/',
  '/cookies/',
  '/advertise/',
  '/quote/',
]

/** Which of them an address is, or stands below. @param path without its query */
export function placeNotBuiltYet(path: string): string | undefined {
  return notBuiltYet.find((place) => path.startsWith(place))
}
