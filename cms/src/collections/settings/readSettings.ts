import type { Logo as LogoView } from '@kariera/shared/contracts/reading/frame'
import type { Logo } from '@kariera/shared/payload-types'
import { mediaPath } from '@kariera/shared/routes'
import { logoTag, settingsTag } from '@kariera/shared/tags'
import { publicationName } from '@kariera/shared/texts/publication'
import { mediaAddress } from '../media/picture.ts'
import { frameFields } from './frameFields.ts'
import { asReader, type Reader } from '../../content-api/reader.ts'

/** Social networks with a profile of the publication. */
export const socialKinds = ['facebook', 'instagram', 'youtube', 'tiktok', 'linkedin'] as const

/** Returns the site settings for every page. */
export async function readFrameSettings(reader: Reader) {
  const found = await reader.payload.findGlobal({
    slug: 'site-settings',
    select: frameFields,
    ...asReader(reader),
  })
  const [logo, logoDark] = [found.selectedLogo, found.selectedLogoDark].map((one) =>
    typeof one === 'object' ? one : null,
  )
  return {
    value: {
      siteName: found.siteName || publicationName,
      logo: logo ? logoOf(logo) : null,
      logoDark: logo && logoDark ? logoOf(logoDark) : null,
      email: found.contactEmail ?? '',
      address: found.contactAddress ?? '',
      social: socialKinds.flatMap((kind) => (found[kind] ? { kind, url: found[kind] } : [])),
      messengerGroups: (found.messengerGroups ?? []).map(({ name, link }) => ({ name, link })),
      twitterCard: found.articleTwitterCard,
      gtmId: found.gtmId || null,
      closeAccepts: found.closeAccepts ?? false,
    },
    tags: [settingsTag, ...[logo, logoDark].flatMap((one) => (one ? [logoTag(one.id)] : []))],
  }
}

/**
 * Returns home's message to visitors, empty if there is none (R-HOME-2), and the article chosen as lead story, if any.
 */
export async function readHomeSettings(
  reader: Reader,
): Promise<{ message: string; leadStory: number | null }> {
  const { homeMessage, leadStory } = await reader.payload.findGlobal({
    slug: 'site-settings',
    select: { homeMessage: true, leadStory: true },
    ...asReader(reader),
    depth: 0,
  })
  return {
    message: homeMessage ?? '',
    leadStory: typeof leadStory === 'number' ? leadStory : null,
  }
}

/** Returns the chosen logo for the bar; null without a file or a size. */
function logoOf(logo: Logo): LogoView | null {
  const { filename, width, height } = logo.sizes?.bar?.filename ? logo.sizes.bar : logo
  if (!filename || !width || !height) return null
  const original = mediaPath(logo.filename ?? filename)
  return { src: mediaAddress(filename), width, height, original }
}
