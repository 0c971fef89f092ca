import { group, path } from './svg.ts'

/**
 * Words as an outline, so that they look the same on every machine, whatever fonts it has: an SVG that is shown as an
 * image has none of the page's. The words of lettering/ were set once, in typefaces under the SIL Open Font License; who
 * changes one sets it anew.
 */
export type Lettering = {
  /** SVG path data; the first letter begins at the origin and stands on the x axis. */
  d: string
  /** How far the words reach, and how high their type is, both in the units of the path. */
  width: number
  em: number
}

type Alignment = 'start' | 'middle' | 'end'

/** Sets words in type `size` pixels high that stands on y and is aligned to x. */
export function lettering(
  words: Lettering,
  x: number,
  y: number,
  size: number,
  fill: string,
  alignment: Alignment = 'start',
): string {
  const scale = size / words.em
  const shares = { start: 0, middle: 0.5, end: 1 }
  const left = x - words.width * scale * shares[alignment]
  const transform = `translate(${short(left)} ${short(y)}) scale(${short(scale)})`
  return group(path(words.d, fill), { transform })
}

function short(value: number): number {
  return Number(value.toFixed(4))
}
