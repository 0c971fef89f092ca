import type { Picture } from '@kariera/shared/contracts/reading/card'
import type { Media } from '@kariera/shared/payload-types'
import { mediaPath } from '@kariera/shared/routes'
import { settings } from '../../settings.ts'
import { pictureWidths, searchShapes } from './sizes.ts'

/** A document with a picture's file; not all have a description, a credit and every width. */
type PictureFile = Pick<Media, 'id' | 'filename' | 'width' | 'height'> & {
  alt?: string | null
  author?: string | null
  aiMade?: boolean | null
  sizes?: Record<string, StoredFile | undefined> | null
}

/** A picture as pages show it: every width that exists, and the middle one for browsers without `srcset`. */
export function pictureOf(media: PictureFile): Picture {
  const sizes = new Map(Object.entries(media.sizes ?? {}))
  const sources = differing(pictureWidths.flatMap((width) => sourceOf(sizes.get(`w${width}`))))
  const original = sourceOf(media)
  const all = sources.length > 0 ? sources : original
  const middle = all.find((source) => source.width >= 640) ?? all.at(-1)
  return {
    id: media.id,
    alt: media.alt ?? '',
    credit: media.author ?? '',
    aiMade: media.aiMade ?? false,
    src: middle?.src ?? '',
    width: middle?.width ?? 0,
    height: middle?.height ?? 0,
    sources: all,
  }
}

/** The picture as it is shared, 1200 x 630; null where it was too small for that. */
export function ogImageOf(media: Media): Picture['sources'][number] | null {
  return sourceOf(media.sizes?.og)[0] ?? null
}

/** The picture in the shapes that search engines ask for: as many as it was large enough for. */
export function searchImagesOf(media: Media): Picture['sources'] {
  return searchShapes.flatMap(({ name }) => sourceOf(media.sizes?.[name]))
}

/** The address of a stored file: under the one origin, or wherever MEDIA_URL says. */
export function mediaAddress(fileName: string): string {
  if (!settings.mediaUrl) return mediaPath(fileName)
  return `${settings.mediaUrl}/${encodeURIComponent(fileName)}`
}

/** A small picture is the same in all widths that are larger than it. */
function differing(sources: Picture['sources']): Picture['sources'] {
  return sources.filter(({ width }, index) => sources[index - 1]?.width !== width)
}

type StoredFile = { filename?: string | null; width?: number | null; height?: number | null }

function sourceOf(file: StoredFile | null | undefined): Picture['sources'] {
  if (!file?.filename || !Number(file.width) || !Number(file.height)) return []
  return [
    { src: mediaAddress(file.filename), width: Number(file.width), height: Number(file.height) },
  ]
}
