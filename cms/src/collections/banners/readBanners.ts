import type { Banner as BannerView, HomePosition } from '@kariera/shared/contracts/reading/home'
import type { Banner, BannerFile, BannerPosition } from '@kariera/shared/payload-types'
import { mediaPath } from '@kariera/shared/routes'
import { bannerPositionsTag, bannersTag } from '@kariera/shared/tags'
import { pictureOf } from '../media/picture.ts'
import type { Answer, Reader } from '../../content-api/reader.ts'
import { maxBanners } from './line.ts'

/** Returns the banners that are active now, by position, the oldest first. */
export async function readBannersOf(
  names: readonly HomePosition[],
  reader: Reader,
): Promise<Answer<Record<HomePosition, BannerView[]>>> {
  const positions = await readPositions(names, reader)
  const found = await Promise.all(
    names.map(async (name) => {
      const position = positions.find(({ bannerPosition }) => bannerPosition === name)
      return [name, position ? await readAt(position, maxBanners[name], reader) : []] as const
    }),
  )
  const none = { home_header: [], home_exclusive: [], home_middle: [], home_partners: [] }
  return {
    value: { ...none, ...Object.fromEntries(found) },
    tags: [bannerPositionsTag, ...positions.map(({ id }) => bannersTag(id))],
  }
}

async function readPositions(names: readonly HomePosition[], { payload, context }: Reader) {
  const { docs } = await payload.find({
    collection: 'banner-positions',
    where: { bannerPosition: { in: names } },
    pagination: false,
    overrideAccess: false,
    context,
    depth: 0,
  })
  return docs
}

async function readAt(
  position: BannerPosition,
  limit: number,
  { payload, context }: Reader,
): Promise<BannerView[]> {
  const { docs } = await payload.find({
    collection: 'banners',
    where: { position: { equals: position.id } },
    sort: ['createdAt', 'id'],
    limit,
    pagination: false,
    overrideAccess: false,
    context,
    depth: 1,
    select: { file: true, contentFile: true, hyperlink: true, alt: true },
  })
  return docs.flatMap((banner) => bannerOf(banner, position) ?? [])
}

type Shown = Pick<Banner, 'id' | 'file' | 'contentFile' | 'hyperlink' | 'alt'>

/** Returns what readers see of a banner: its file, or else its text; null if it has neither. */
export function bannerOf(banner: Shown, position: BannerPosition): BannerView | null {
  const file = populated(banner.file) ?? populated(banner.contentFile)
  if (!file?.filename) return null
  const { width, height, bannerPosition } = position
  const hyperlink = banner.hyperlink || null
  return {
    id: banner.id,
    position: bannerPosition,
    ...shownAs(file, file.filename),
    width,
    height,
    alt: banner.alt || (hyperlink ? new URL(hyperlink).hostname.replace(/^www\./, '') : ''),
    hyperlink,
  }
}

/** Html is shown only from our own address, whose headers prevent it from doing anything. */
function shownAs(file: BannerFile, name: string): Pick<BannerView, 'kind' | 'src' | 'sources'> {
  if (file.mimeType === 'text/html') return { kind: 'html', src: mediaPath(name), sources: [] }
  const { src, sources } = pictureOf(file)
  return { kind: 'image', src, sources: sources.length > 1 ? sources : [] }
}

function populated(file: number | BannerFile | null | undefined): BannerFile | null {
  return typeof file === 'object' ? file : null
}
