import { element, rect } from '../drawing/svg.ts'

/** Pixels. */
type Size = { width: number; height: number }

/**
 * A drawing on a ground of its own, as an SVG document: it looks the same on light and on dark pages. It fills its
 * rectangle; whether corners are round is the page's decision.
 */
export function card({ width, height }: Size, ground: string, content: string): string {
  const size = { width, height, viewBox: `0 0 ${width} ${height}` }
  const xmlns = 'http://www.w3.org/2000/svg'
  return element('svg', { xmlns, ...size }, rect(0, 0, width, height, ground) + content)
}

/** The sign of a partner. */
export function sign(ground: string, content: string): string {
  return card({ width: 200, height: 100 }, ground, content)
}
