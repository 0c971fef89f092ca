import type { Picture } from '@kariera/shared/contracts/reading/card'
import type { Media } from '@kariera/shared/payload-types'
import { mediaPath } from '@kariera/shared/routes'
import { settings } from '../../settings.ts'
import { pictureWidths, searchShapes } from './sizes.ts'

/** A document with a picture file; description, credit and sizes may be missing. */
type PictureFile = Pick<Media, 'id' | 'filename' | 'width' | 'height'> & {
  alt?: string | null
  author?: string | null
  aiMade?: boolean | null
  sizes?: Record<string, StoredFile | undefined> | null
}

/** Returns a picture for pages: every existing width, and the middle one for browsers without `srcset`. */
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

/** Returns the picture for sharing, 1200 x 630; null if the picture was too small for that. */
export function ogImageOf(media: Media): Picture['sources'][number] | null {
  return sourceOf(media.sizes?.og)[0] ?? null
}

/** Returns the picture in the shapes for search engines, as far as it was large enough. */
export function searchImagesOf(media: Media): Picture['sources'] {
  return searchShapes.flatMap(({ name }) => sourceOf(media.sizes?.[name]))
}

/** Returns the address of a stored file: on our own origin, or on MEDIA_URL. */
export function mediaAddress(fileName: string): string {
  if (!settings.mediaUrl) return mediaPath(fileName)
  return `${settings.mediaUrl}/${encodeURIComponent(fileName)}`
}

/** A small picture is the same in all widths above its own. */
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
