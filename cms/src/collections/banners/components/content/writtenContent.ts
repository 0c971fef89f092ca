import { startsAsSvg } from '../../../media/svg/startsAsSvg.ts'
import type { Content } from '../ShownBanner.tsx'

/** What a form holds for a text. */
export function textIn(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/**
 * What is written as a text, to be shown while it is typed: an svg as an image, in which nothing runs, everything else
 * as html. Null for nothing.
 */
export function writtenContent(text: string): Content | null {
  if (!text.trim()) return null
  if (!startsAsSvg(text)) return { kind: 'html', text }
  const src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text.toWellFormed())}`
  return { kind: 'image', src }
}
