type Moment = string | null | undefined

/** What decides whether readers see a banner. Dates are UTC, ISO 8601; without one the window is open on that side. */
export type BannerWindow = {
  active?: boolean | null
  deletedAt?: Moment
  startDate?: Moment
  endDate?: Moment
}

/** Shown while active, not deleted, and start <= now < end (back-office.md, section 7). */
export function isBannerActive(banner: BannerWindow, now: Date): boolean {
  if (!banner.active || banner.deletedAt) return false
  const begun = !banner.startDate || Date.parse(banner.startDate) <= now.getTime()
  return begun && (!banner.endDate || now.getTime() < Date.parse(banner.endDate))
}
