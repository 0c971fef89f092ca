import { bannerBytesLimit } from '@kariera/shared/contracts/uploads'
import { rewriteDrawing } from './decoding/rewriteDrawing.ts'
import { startsAsSvg } from './svg/startsAsSvg.ts'

export type BannerContent = { kind: 'svg' | 'html'; text: string }

/**
 * Converts a banner's content that was written as a text: a drawing is rewritten by allow-list; everything else is
 * html, unchanged, and shown only from its own sandboxed address.
 *
 * @returns null if it is empty, has 5 MB or more, or is a drawing that cannot be rewritten; 'tooComplex' for a drawing
 * with too many rules for its elements
 * @throws {PicturesBusy | TooCostly} like collections/media/decoding/rewriteDrawing.ts
 */
export async function bannerContentOf(text: string): Promise<BannerContent | 'tooComplex' | null> {
  if (!isKeepable(text)) return null
  if (!startsAsSvg(text)) return { kind: 'html', text }
  const drawing = await rewriteDrawing(text)
  if (drawing === null || drawing === 'tooComplex') return drawing
  return { kind: 'svg', text: drawing.svg }
}

function isKeepable(text: string): boolean {
  const isText = text.trim() !== '' && text.isWellFormed() && !text.includes('\0')
  return isText && Buffer.byteLength(text) < bannerBytesLimit
}
