import type { SiteSetting } from '@kariera/shared/payload-types'
import { createHash } from 'node:crypto'

/** The site settings that are sent to every page: all pages show them, except the contacts, which rarely change. */
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

/**
 * Returns a digest of the settings that every page shows; the same whether a logo is given as its id or as its
 * document.
 */
export function frameDigest(settings: Partial<SiteSetting>): string {
  const idOf = (logo: SiteSetting['selectedLogo']) => (typeof logo === 'object' ? logo?.id : logo)
  const { selectedLogo, selectedLogoDark } = settings
  const logos = { selectedLogo: idOf(selectedLogo), selectedLogoDark: idOf(selectedLogoDark) }
  const shown = { ...settings, ...logos }
  // `name` and `link` are keys of the messenger groups.
  const words = JSON.stringify(shown, Object.keys(frameFields).concat('name', 'link'))
  return createHash('sha256').update(words).digest('hex').slice(0, 16)
}
