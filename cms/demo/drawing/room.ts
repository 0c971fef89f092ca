import { palette, shade } from './palette.ts'
import { gradient, spray } from './shading.ts'
import { circle, clipped, each, height, path, place, polygon, rect, stroke, width } from './svg.ts'

/** A wall with a floor from y downwards. */
export function room(wall: readonly [string, string], floor: string, y: number): string {
  return (
    gradient(wall, 90, (fill) => rect(0, 0, width, y, fill)) +
    rect(0, y, width, height - y, floor) +
    spray(shade(floor, 0.5), -90, [0, y, width, 90], '90')
  )
}

type Frame = {
  x: number
  y: number
  w: number
  h: number
  colour: string
  arched?: boolean
  bars: 'none' | 'halves' | 'grid'
}

/** A window that shows `view`, which is drawn in the picture's own coordinates. */
export function windowOn(view: string, frame: Frame): string {
  const { x, y, w, h, colour } = frame
  const sill = rect(x - 24, y + h - 8, w + 48, 26, shade(colour, 0.08), 6)
  return (
    opening(frame, -16, colour) + clipped(opening(frame, 0, '#000'), view + lattice(frame)) + sill
  )
}

function opening({ x, y, w, h, arched }: Frame, inset: number, fill: string): string {
  const [left, right, bottom, r] = [x + inset, x + w - inset, y + h - inset, w / 2 - inset]
  return arched
    ? path(
        `M${left} ${bottom} V${y + w / 2} A${r} ${r} 0 0 1 ${right} ${y + w / 2} V${bottom}Z`,
        fill,
      )
    : rect(left, y + inset, w - inset * 2, h - inset * 2, fill, 4)
}

function lattice({ x, y, w, h, colour, bars }: Frame): string {
  const upright = (share: number) => rect(x + w * share - 6, y, 12, h, colour)
  const across = (share: number) => rect(x, y + h * share - 6, w, 12, colour)
  switch (bars) {
    case 'none':
      return ''
    case 'halves':
      return upright(0.5)
    case 'grid':
      return [0.25, 0.5, 0.75].map(upright).join('') + [0.34, 0.67].map(across).join('')
  }
}

/** A table top from x to x + w at y, with four legs that reach the floor at `floor`. */
export function table(x: number, y: number, w: number, floor: number, colour: string): string {
  const leg = (at: number, tint: string, lean: number) =>
    polygon(
      `${at},${y + 20} ${at + 26},${y + 20} ${at + 20 + lean},${floor} ${at + 6 + lean},${floor}`,
      tint,
    )
  const [near, far] = [shade(colour, 0.12), shade(colour, 0.28)]
  return (
    leg(x + w * 0.14, far, 6) +
    leg(x + w * 0.82, far, -6) +
    leg(x + w * 0.05, near, -8) +
    leg(x + w * 0.93, near, 8) +
    rect(x, y, w, 30, colour, 8) +
    rect(x, y + 18, w, 12, far, 6)
  )
}

/** A swivel chair that faces right; the seat's top is at y, its middle at x. */
export function officeChair(x: number, y: number, colour: string, scale: number): string {
  const back = stroke('M-62 -4 C-96 -60 -92 -120 -84 -170', colour, 30)
  const feet = stroke('M0 150 L-64 176 M2 150 L64 176', palette.night, 12)
  const castors = circle(-64, 184, 11, palette.night) + circle(64, 184, 11, palette.night)
  const post = rect(-6, 30, 14, 120, palette.night)
  return place(x, y, post + feet + castors + back + rect(-70, 0, 150, 30, colour, 14), scale)
}

/** A stool with a round seat at y. */
export function stool(x: number, y: number, floor: number, colour: string): string {
  const leg = (from: number, to: number) =>
    polygon(
      `${x + from - 7},${y + 16} ${x + from + 7},${y + 16} ${x + to + 6},${floor} ${x + to - 6},${floor}`,
      shade(colour, 0.25),
    )
  return leg(-40, -58) + leg(40, 58) + leg(-4, 0) + rect(x - 66, y, 132, 24, colour, 12)
}

/** A board on the wall from x to x + w with two brackets; things stand on y. */
export function shelf(x: number, y: number, w: number, colour: string): string {
  const bracket = (share: number) =>
    place(x + w * share, y, path('M0 16 L12 16 L6 62 L0 62Z', shade(colour, 0.3)))
  return bracket(0.12) + bracket(0.84) + rect(x, y, w, 18, colour, 5)
}

/** A lamp on a cord from the ceiling; its shade begins at y. */
export function pendant(x: number, y: number, cord: string, colour: string): string {
  const lampshade = path('M-70 62 C-66 10 -24 0 -14 -16 L14 -16 C24 0 66 10 70 62Z', colour)
  const bulb = path('M-70 62 A70 16 0 0 0 70 62Z', palette.paleGold)
  return rect(x - 2, 0, 4, y, cord) + place(x, y, lampshade + bulb)
}

/** A wall clock that shows a time of day in hours, 22.25 for a quarter past ten. */
export function wallClock(x: number, y: number, r: number, hours: number, rim: string): string {
  const hand = (share: number, long: number, thick: number) => {
    const angle = share * 2 * Math.PI
    const end = `${x + long * Math.sin(angle)} ${y - long * Math.cos(angle)}`
    return stroke(`M${x} ${y} L${end}`, palette.navy, thick)
  }
  const face = circle(x, y, r, rim) + circle(x, y, r * 0.82, palette.cream)
  const marks = each('0 0.25 0.5 0.75', (share = 0) => {
    const angle = share * 2 * Math.PI
    return circle(x + r * 0.68 * Math.sin(angle), y - r * 0.68 * Math.cos(angle), 4, palette.navy)
  })
  return face + marks + hand(hours / 12, r * 0.4, 8) + hand(hours % 1, r * 0.58, 5)
}
