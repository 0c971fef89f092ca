import type { HomePosition } from '@kariera/shared/contracts/reading/home'

/** Largest number of banners that readers see at a position at once: the oldest of those that are active. */
export const maxBanners: Record<HomePosition, number> = {
  home_header: 1,
  home_exclusive: 5,
  home_middle: 1,
  home_partners: 100,
}

/** Number of banners that readers see at a position at once; 0 if it stands on no page. */
export function shownAtOnce(position: string): number {
  return Object.entries(maxBanners).find(([name]) => name === position)?.[1] ?? 0
}

type Moment = string | null | undefined

/** When a banner may be shown; an empty date is an open end. Moments are ISO 8601 in UTC. */
export type Period = { startDate?: Moment; endDate?: Moment }

/** A banner of a position. `createdAt` is null if it is not stored yet. */
export type InLine = Period & { id: number | null; title: string; createdAt: Moment }

/** Returns the banners that are active at some moment together with another one, the oldest first. */
export function besides(own: InLine, banners: readonly InLine[]): InLine[] {
  return banners
    .filter((banner) => banner.id !== own.id && overlap(own, banner))
    .toSorted((one, other) => (isOlder(one, other) ? -1 : 1))
}

/** Whether a banner comes before another one at a position. */
export function isOlder(one: InLine, other: InLine): boolean {
  if (!one.createdAt || !other.createdAt) return Boolean(one.createdAt)
  if (one.createdAt !== other.createdAt) return one.createdAt < other.createdAt
  return (one.id ?? 0) < (other.id ?? 0)
}

function overlap(one: Period, other: Period): boolean {
  const begins = (moment: Moment) => (moment ? Date.parse(moment) : -Infinity)
  const ends = (moment: Moment) => (moment ? Date.parse(moment) : Infinity)
  return begins(one.startDate) < ends(other.endDate) && begins(other.startDate) < ends(one.endDate)
}
