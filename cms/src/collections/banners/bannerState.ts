import { isBannerActive, type BannerWindow } from '@kariera/shared/rules/banner'

/** State of a banner: switched off, before its period, shown to readers, or after its period. */
export type BannerState = 'inactive' | 'waiting' | 'active' | 'ended'

export function bannerStateOf(banner: BannerWindow, now: Date): BannerState {
  if (!banner.active) return 'inactive'
  if (isBannerActive({ ...banner, deletedAt: null }, now)) return 'active'
  return banner.endDate && Date.parse(banner.endDate) <= now.getTime() ? 'ended' : 'waiting'
}
