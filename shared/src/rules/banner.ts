type Moment = string | null | undefined

type Condition = Record<string, Record<string, boolean | string> | Condition[]>

/**
 * The fields that decide whether readers see a banner. Dates are UTC, ISO 8601; without a date the window is open on
 * that side.
 */
export type BannerWindow = {
  active?: boolean | null
  deletedAt?: Moment
  startDate?: Moment
  endDate?: Moment
}

/**
 * Readers see a banner while it is active, not in the trash, and start <= now < end. The rule has three forms, which a
 * property test holds together (cms/src/collections/banners/rules.integration.test.ts).
 */
export function isBannerActive(banner: BannerWindow, now: Date): boolean {
  if (!banner.active || banner.deletedAt) return false
  const hasStarted = !banner.startDate || Date.parse(banner.startDate) <= now.getTime()
  return hasStarted && (!banner.endDate || now.getTime() < Date.parse(banner.endDate))
}

/** The same for Payload's queries. */
export function activeBannerWhere(now: Date): { and: Condition[] } {
  const moment = now.toISOString()
  return {
    and: [
      { active: { equals: true } },
      { deletedAt: { exists: false } },
      { or: [{ startDate: { exists: false } }, { startDate: { less_than_equal: moment } }] },
      { or: [{ endDate: { exists: false } }, { endDate: { greater_than: moment } }] },
    ],
  }
}

/** The same in SQL, for rows of `banners`. */
export function activeBannerSql(now: Date): string {
  const moment = `'${now.toISOString()}'`
  const startedSql = `(start_date IS NULL OR start_date <= ${moment})`
  return `(${switchedOnSql} AND ${startedSql} AND (end_date IS NULL OR end_date > ${moment}))`
}

/** Active and not in the trash, whatever its window. */
export const switchedOnSql = 'active AND deleted_at IS NULL'
