import { palette, shade } from './palette.ts'
import { circle, ellipse, path, place, rect, stroke, times, turn, type Point } from './svg.ts'

/** A sheet with lines of writing as bars; `accent` colours its heading. Its top left corner is at x, y. */
export function paper(x: number, y: number, w: number, h: number, accent: string): string {
  const line = (share: number, row: number) =>
    rect(w * 0.12, h * (0.3 + row * 0.12), w * 0.76 * share, h * 0.045, palette.sky, h * 0.02)
  const sheet = path(`M0 0 L${w * 0.78} 0 L${w} ${w * 0.22} L${w} ${h} L0 ${h}Z`, palette.white)
  const corner = path(`M${w * 0.78} 0 L${w * 0.78} ${w * 0.22} L${w} ${w * 0.22}Z`, palette.paleSky)
  const heading = rect(w * 0.12, h * 0.12, w * 0.42, h * 0.08, accent, h * 0.02)
  return place(x, y, sheet + corner + heading + [1, 0.8, 0.95, 0.6, 0.85].map(line).join(''))
}

/** An open laptop from the side, the screen leaning away on the right; x, y is the middle of its base. */
export function laptop(x: number, y: number, scale = 1): string {
  const screen = 'M68 -8 L116 -128 C118 -134 130 -132 128 -124 L84 -4Z'
  const base = rect(-86, -12, 168, 12, palette.sky, 6)
  return place(x, y, base + path(screen, shade(palette.sky, 0.3)), scale)
}

export function mug(x: number, y: number, colour: string, scale = 1): string {
  const handle = stroke('M20 -40 C48 -44 48 -10 20 -12', colour, 8)
  const cup = rect(-24, -56, 48, 56, colour, 8) + rect(-24, -56, 14, 56, shade(colour, 0.12), 8)
  return place(x, y, handle + cup, scale)
}

/** Books lying on each other, the lowest first; the pile stands on y around x. */
export function books(x: number, y: number, colours: readonly string[], scale = 1): string {
  const book = (colour: string, i: number) => {
    const long = 150 - ((i * 29) % 40)
    const left = ((i * 37) % 26) - 13 - long / 2
    const top = -30 * (i + 1)
    return rect(left, top, long, 28, colour, 5) + rect(left + 14, top, 8, 28, shade(colour, 0.25))
  }
  return place(x, y, colours.map(book).join(''), scale)
}

/** A stack of `count` coins standing on x, y. */
export function coins(x: number, y: number, count: number): string {
  const coin = (i: number) =>
    ellipse(0, -8 - i * 17, 44, 15, palette.deepGold) +
    ellipse(0, -15 - i * 17, 44, 15, palette.gold) +
    ellipse(0, -15 - i * 17, 30, 9, palette.paleGold)
  return place(x, y, times(count, coin))
}

/** A ladder between its foot and its top, `wide` across. */
export function ladder(foot: Point, top: Point, wide: number): string {
  const [dx, dy] = [top[0] - foot[0], top[1] - foot[1]]
  const long = Math.hypot(dx, dy)
  const rungs = times(Math.floor(long / 58), (i) =>
    rect(-wide / 2, -46 - i * 58, wide, 11, shade(palette.paleWood, 0.2), 4),
  )
  const rail = (x: number) => rect(x - 7, -long, 14, long, palette.paleWood, 6)
  const upright = rungs + rail(-wide / 2) + rail(wide / 2)
  return place(...foot, turn((Math.atan2(dx, -dy) * 180) / Math.PI, [0, 0], upright))
}

/** A sitting cat that looks right, its paws on x, y; about 130 high; a negative scale looks left. */
export function cat(x: number, y: number, scale: number): string {
  const fur = palette.night
  const tail = stroke('M-40 -8 C-90 -4 -96 -54 -70 -62', fur, 15)
  const body = path('M-52 0 C-58 -60 -20 -82 8 -92 L36 -92 C44 -60 34 -30 40 0Z', fur)
  const ears = path('M2 -114 L4 -146 L26 -126Z M30 -128 L50 -146 L54 -112Z', fur)
  const leg = path('M16 0 C12 -30 20 -50 26 -56 C30 -40 26 -20 40 0Z', palette.navy)
  return place(x, y, tail + body + ellipse(26, -104, 31, 26, fur) + ears + leg, scale)
}

/** A speech bubble with two lines; a negative scale points its tail to the right. */
export function bubble(x: number, y: number, scale: number, colour: string): string {
  const outline =
    'M-70 -44 L70 -44 C92 -44 92 34 70 34 L-20 34 L-50 66 L-48 34 L-70 34 C-92 34 -92 -44 -70 -44Z'
  const lines = rect(-52, -20, 100, 12, palette.cream, 6) + rect(-52, 4, 66, 12, palette.cream, 6)
  return place(x, y, path(outline, colour) + lines, scale)
}

/** A drawing pin with its shadow. */
export function pin(x: number, y: number): string {
  const shadow = circle(x + 8, y + 10, 24, `${palette.night}22`)
  return shadow + circle(x, y, 26, palette.coral) + circle(x - 7, y - 8, 8, palette.blush)
}
