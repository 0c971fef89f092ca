import { homePath, pageKindOf, type PageKind } from '@kariera/shared/routes'

/**
 * The order in which waiting pages are rendered: a publish overtakes a full render. Archives are in the lane of feeds.
 */
export const lanes = { own: 0, home: 1, lists: 2, feeds: 3, neighbours: 4, bulk: 5 } as const
export type Lane = (typeof lanes)[keyof typeof lanes]

const listKinds: (PageKind | null)[] = ['home', 'category', 'single', 'feed', 'notFound']

/** Whether a page lists documents: home, a category, the search, a feed. There are few of them. */
export function isList(path: string): boolean {
  return listKinds.includes(pageKindOf(path))
}

/** Whether a page is a month of a category, or the page of a hashtag: there may be very many of them. */
export function isArchive(path: string): boolean {
  return pageKindOf(path) === 'archive'
}

/** Whether an editor may wait for a page: not for an archive or a feed. */
export function isAwaited(path: string): boolean {
  return pageKindOf(path) !== 'feed' && !isArchive(path)
}

/**
 * Returns the lane of a page that an event affects by its tags.
 *
 * @param isOneOfMany whether so many pages are affected that they have to wait
 */
export function laneOf(path: string, isOneOfMany: boolean): Lane {
  if (path === homePath) return lanes.home
  if (isList(path)) return isAwaited(path) ? lanes.lists : lanes.feeds
  if (isOneOfMany) return lanes.bulk
  return isArchive(path) ? lanes.feeds : lanes.neighbours
}
