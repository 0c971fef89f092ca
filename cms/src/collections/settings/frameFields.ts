import type { SiteSetting } from '@kariera/shared/payload-types'
import { createHash } from 'node:crypto'

/** Which of the site settings every page shows. */
export const frameFields = {
  siteName: true,
  selectedLogo: true,
  selectedLogoDark: true,
  facebook: true,
  instagram: true,
  youtube: true,
  tiktok: true,
  linkedin: true,
  messengerGroups: true,
  articleTwitterCard: true,
  gtmId: true,
  closeAccepts: true,
} as const satisfies Partial<Record<keyof SiteSetting, true>>

/** The same for settings of which every page shows the same, whether or not the logos were read along. */
export function frameDigest(settings: Partial<SiteSetting>): string {
  const idOf = (logo: SiteSetting['selectedLogo']) => (typeof logo === 'object' ? logo?.id : logo)
  const { selectedLogo, selectedLogoDark } = settings
  const logos = { selectedLogo: idOf(selectedLogo), selectedLogoDark: idOf(selectedLogoDark) }
  const shown = { ...settings, ...logos }
  const words = JSON.stringify(shown, Object.keys(frameFields).concat('name', 'link'))
  return createHash('sha256').update(words).digest('hex').slice(0, 16)
}
