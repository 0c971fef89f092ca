import { startsAsSvg } from '#collections/media/svg/startsAsSvg.ts'
import type { Content } from '../ShownBanner.tsx'

/** Returns the text of a form value; empty if it is not a text. */
export function textIn(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/**
 * Returns the content of the typed text for the preview: an svg as an image, in which nothing runs, everything else as
 * html. Null if it is empty.
 */
export function writtenContent(text: string): Content | null {
  if (!text.trim()) return null
  if (!startsAsSvg(text)) return { kind: 'html', text }
  const src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text.toWellFormed())}`
  return { kind: 'image', src }
}
