import { publicationName } from '@kariera/shared/texts/publication'
import { lettering } from './drawing/lettering.ts'
import { palette } from './drawing/palette.ts'
import { element, path, place, rect } from './drawing/svg.ts'
import { publicationWords as words } from './lettering/publicationWords.ts'

/** A logo of the publication itself. */
export type DemoLogo = {
  kind: 'svg' | 'png'
  /** Pixels; no two logos have the same, so that one is known again. */
  width: number
  height: number
  draw: () => string
}

/** The logos of the publication. The first one is chosen: its colours stand on a light and on a dark bar. */
export const logos: readonly [DemoLogo, ...DemoLogo[]] = [
  { kind: 'svg', width: 160, height: 40, draw: wordmark },
  { kind: 'svg', width: 188, height: 56, draw: wordmarkOnBlue },
  { kind: 'png', width: 512, height: 512, draw: tile },
]

function wordmark(): string {
  return drawing(160, 40, name(2, 30, 40, palette.blue, '#e39a1b'))
}

function wordmarkOnBlue(): string {
  const ground = rect(0, 0, 188, 56, palette.blue)
  return drawing(188, 56, ground + name(19, 39, 38, palette.white, '#ffd36b'))
}

/** The sign of the publication where there is only a square for it. */
function tile(): string {
  return drawing(512, 512, rect(0, 0, 512, 512, palette.blue) + letter())
}

/** The name and the square dot behind it; it stands on y. */
function name(x: number, y: number, size: number, colour: string, dot: string): string {
  const outline = lettering(words.kariera, x, y, size, colour)
  const end = x + (words.kariera.width * size) / words.kariera.em
  const side = size * 0.22
  return outline + rect(end + size * 0.09, y - side, side, side, dot)
}

/** The first letter of the name, as on the site's icon. */
function letter(): string {
  const outline = 'M8 7h4.5v7.2h2.1L19.1 7h5.1l-5.9 8.7 6.3 9.3h-5.3l-4.7-7.3h-2.1V25H8z'
  return place(0, 0, path(outline, palette.white), 16)
}

function drawing(width: number, height: number, content: string): string {
  const size = { width, height, viewBox: `0 0 ${width} ${height}` }
  const title = element('title', {}, publicationName)
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', ...size }, title + content)
}
