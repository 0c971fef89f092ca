import { linkKinds } from '@kariera/shared/contracts/reading'
import { settingsTag } from '@kariera/shared/tags'
import { publicationName } from '@kariera/shared/texts/publication'
import type { Reader } from './reader.ts'

/** What the site settings tell readers. */
export async function readSettings({ payload, context }: Reader) {
  const found = await payload.findGlobal({
    slug: 'site-settings',
    overrideAccess: false,
    context,
    depth: 0,
  })
  const profiles = found as Partial<Record<(typeof linkKinds)[number], string | null>>
  return {
    value: {
      siteName: found.siteName || publicationName,
      social: linkKinds.flatMap((kind) => (profiles[kind] ? { kind, url: profiles[kind] } : [])),
      messengerGroups: (found.messengerGroups ?? []).map(({ name, link }) => ({ name, link })),
      twitterCard: found.articleTwitterCard ?? ('summary_large_image' as const),
      gtmId: found.gtmId || null,
      closeAccepts: found.closeAccepts ?? false,
    },
    tags: [settingsTag],
  }
}
