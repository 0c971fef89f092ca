import type { Payload } from 'payload'
import { banners, type DemoBanner } from './banners.ts'
import { daysFromNow } from './daysFromNow.ts'
import { drawnFile } from './drawnFile.ts'

/** Places the banners of the demo publication in their positions. What is there already is left as it is. */
export async function loadBanners(payload: Payload): Promise<void> {
  // One after the other: home shows those of a position from the oldest on.
  for (const banner of banners) await placeBanner(payload, banner)
}

async function placeBanner(payload: Payload, banner: DemoBanner): Promise<void> {
  const { alt, hyperlink, startsInDays, endsInDays } = banner
  const { totalDocs } = await payload.count({
    collection: 'banners',
    where: { alt: { equals: alt } },
  })
  if (totalDocs > 0) return
  await payload.create({
    collection: 'banners',
    depth: 0,
    data: {
      position: await positionOf(payload, banner),
      ...(await contentOf(payload, banner)),
      alt,
      hyperlink,
      startDate: daysFromNow(startsInDays),
      endDate: daysFromNow(endsInDays),
      active: true,
    },
  })
}

async function positionOf(payload: Payload, { position }: DemoBanner): Promise<number> {
  const { docs } = await payload.find({
    collection: 'banner-positions',
    where: { bannerPosition: { equals: position } },
    limit: 1,
    depth: 0,
  })
  if (!docs[0]) throw new Error(`There is no banner position ${position}.`)
  return docs[0].id
}

/** A text, or a file that has been stored for it. */
async function contentOf(
  payload: Payload,
  { kind, draw }: DemoBanner,
): Promise<{ svgContent: string } | { file: number }> {
  if (kind === 'svg' || kind === 'html') return { svgContent: draw() }
  const file = await drawnFile(kind, draw())
  const stored = await payload.create({ collection: 'banner-files', data: {}, file, depth: 0 })
  return { file: stored.id }
}
