import { settingsTag } from '@kariera/shared/tags'
import { publicationName } from '@kariera/shared/texts/publication'
import type { Reader } from './reader.ts'

/** Where the publication has profiles. */
export const socialKinds = ['facebook', 'instagram', 'youtube', 'tiktok', 'linkedin'] as const

/** What the site settings tell readers. */
export async function readSettings({ payload, context }: Reader) {
  const found = await payload.findGlobal({
    slug: 'site-settings',
    overrideAccess: false,
    context,
    depth: 0,
  })
  return {
    value: {
      siteName: found.siteName || publicationName,
      social: socialKinds.flatMap((kind) => (found[kind] ? { kind, url: found[kind] } : [])),
      messengerGroups: (found.messengerGroups ?? []).map(({ name, link }) => ({ name, link })),
      twitterCard: found.articleTwitterCard,
      gtmId: found.gtmId || null,
      closeAccepts: found.closeAccepts ?? false,
    },
    tags: [settingsTag],
  }
}
