import type { SiteSetting } from '@kariera/shared/payload-types'
import { createHash } from 'node:crypto'

/** The site settings that every page is given: all show them, but for the contacts, which are rarely changed. */
export const frameFields = {
  siteName: true,
  contactEmail: true,
  contactAddress: true,
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

/** A digest of what every page shows of the settings; the same whether a logo is given as its id or as its document. */
export function frameDigest(settings: Partial<SiteSetting>): string {
  const idOf = (logo: SiteSetting['selectedLogo']) => (typeof logo === 'object' ? logo?.id : logo)
  const { selectedLogo, selectedLogoDark } = settings
  const logos = { selectedLogo: idOf(selectedLogo), selectedLogoDark: idOf(selectedLogoDark) }
  const shown = { ...settings, ...logos }
  // Name and link: of each messenger group.
  const words = JSON.stringify(shown, Object.keys(frameFields).concat('name', 'link'))
  return createHash('sha256').update(words).digest('hex').slice(0, 16)
}
