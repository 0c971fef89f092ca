import type { Picture } from '@kariera/shared/contracts/reading/card'
import type { Media, PictureCut } from '@kariera/shared/payload-types'
import { mediaPath } from '@kariera/shared/routes'
import { settings } from '../../settings.ts'
import { pictureWidths, searchShapes } from './pictureSizes.ts'

/** A document with a picture file; description, credit and sizes may be missing. */
type PictureFile = Pick<Media, 'id' | 'filename' | 'width' | 'height'> & {
  alt?: string | null
  author?: string | null
  aiMade?: boolean | null
  sizes?: Record<string, StoredFile | undefined> | null
}

/** Returns a picture for pages: every existing width, and the middle one for browsers without `srcset`. */
export function pictureOf(media: PictureFile & { isCut?: boolean }): Picture {
  const sizes = new Map(Object.entries(media.sizes ?? {}))
  const sources = differing(pictureWidths.flatMap((width) => sourceOf(sizes.get(`w${width}`))))
  const original = sourceOf(media)
  const all = sources.length > 0 ? sources : original
  const [card] = media.isCut ? sourceOf(sizes.get('card')) : []
  const middle = card ?? all.find((source) => source.width >= 640) ?? all.at(-1)
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

/**
 * Returns the picture of an article: the files are those of the part that it shows, if it shows only a part.
 *
 * @param cut of this picture, or of one that the article had before
 */
export function shownPicture(media: Media, cut: PictureCut | null): ShownPicture {
  const isOfPicture = cut !== null && idOf(cut.picture) === media.id
  if (!isOfPicture) return { ...media, isCut: false }
  const { filename, width, height, sizes } = cut
  return { ...media, isCut: true, filename, width, height, sizes }
}

/** A picture as it is shown; a cut has the picture of the specification as its card. */
export type ShownPicture = PictureFile & { isCut: boolean }

function idOf(value: number | { id: number } | null | undefined): number | null {
  return typeof value === 'object' ? (value?.id ?? null) : (value ?? null)
}

/** Returns the picture for sharing, 1200 x 630; a small cut as it is, null if another picture was too small. */
export function ogImageOf(picture: ShownPicture): Picture['sources'][number] | null {
  return sourceOf(picture.sizes?.og)[0] ?? smallCut(picture)[0] ?? null
}

/** Returns the picture in the shapes for search engines, as far as it was large enough; a small cut as it is. */
export function searchImagesOf(picture: ShownPicture): Picture['sources'] {
  const shapes = searchShapes.flatMap(({ name }) => sourceOf(picture.sizes?.[name]))
  return shapes.length > 0 ? shapes : smallCut(picture)
}

/** A cut is of at least 600 x 400 pixels. */
function smallCut(picture: ShownPicture): Picture['sources'] {
  return picture.isCut ? sourceOf(picture) : []
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
