import { isBannerActive, type BannerWindow } from '@kariera/shared/rules/banner'

/** How a banner stands: switched off, before its window, seen by readers, or after its window. */
export type BannerState = 'inactive' | 'waiting' | 'active' | 'ended'

export function bannerStateOf(banner: BannerWindow, now: Date): BannerState {
  if (!banner.active) return 'inactive'
  if (isBannerActive({ ...banner, deletedAt: null }, now)) return 'active'
  return banner.endDate && Date.parse(banner.endDate) <= now.getTime() ? 'ended' : 'waiting'
}
