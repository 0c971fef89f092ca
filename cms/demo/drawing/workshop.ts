import { palette, shade } from './palette.ts'
import { circle, path, place, polygon, rect, stroke, times } from './svg.ts'

/** A toothed wheel around x, y; `r` reaches the tips of its teeth. */
export function gear(x: number, y: number, r: number, teeth: number, colour: string): string {
  const at = (angle: number, far: number) =>
    `${(far * Math.cos(angle)).toFixed(1)} ${(far * Math.sin(angle)).toFixed(1)}`
  const rim = Array.from({ length: teeth * 4 }, (_, i) =>
    at(((i - 0.5) / (teeth * 2)) * Math.PI, i % 4 < 2 ? r : r * 0.8),
  )
  const holes = times(6, (i) => {
    const angle = (i * Math.PI) / 3
    const [hx, hy] = [r * 0.48 * Math.cos(angle), r * 0.48 * Math.sin(angle)]
    return circle(hx, hy, r * 0.12, shade(colour, 0.35))
  })
  const hub = circle(0, 0, r * 0.68, shade(colour, 0.12))
  const axle = circle(0, 0, r * 0.2, palette.cream)
  return place(x, y, path(`M${rim.join(' L')}Z`, colour) + hub + holes + axle)
}

/** About 230 high, as the hammer and the screwdriver; they hang around x, y. */
export function wrench(x: number, y: number, colour: string): string {
  const outline =
    'M-30 -170 C-44 -140 -30 -116 -12 -108 L-12 40 C-12 58 12 58 12 40 L12 -108 C30 -116 44 -140 30 -170 L14 -140 L-14 -140Z'
  return place(x, y, path(outline, colour) + circle(0, 38, 6, shade(colour, 0.4)))
}

export function hammer(x: number, y: number, colour: string): string {
  const iron = 'M-46 -162 L34 -162 C44 -162 50 -150 50 -140 L34 -136 L34 -122 L-46 -122Z'
  return place(x, y, rect(-9, -130, 18, 185, palette.deepWood, 8) + path(iron, colour))
}

export function screwdriver(x: number, y: number, colour: string): string {
  const handle = rect(-17, -170, 34, 96, colour, 14) + rect(-8, -160, 5, 76, shade(colour, 0.25), 2)
  return place(x, y, rect(-5, -80, 10, 130, palette.deepBlue, 3) + handle)
}

/** A vernier caliper lying along x, about 330 long; its jaws hold what is 80 wide around -84,44. */
export function caliper(x: number, y: number, scale: number, colour: string): string {
  const dark = shade(colour, 0.25)
  const ticks = times(12, (i) => rect(24 + i * 13, -18, 3, i % 5 ? 9 : 15, shade(colour, 0.6)))
  const fixedJaw = polygon('-156,-26 -156,20 -140,88 -126,88 -124,8 -124,-26', colour)
  const slidingJaw = polygon('-44,-18 -44,88 -30,88 -8,16 -8,-18', dark)
  const slide = rect(-52, -26, 68, 42, dark, 5) + stroke('M-14 -4 L2 -4', palette.gold, 10)
  const bar = rect(-150, -18, 330, 26, colour, 4)
  return place(x, y, bar + ticks + fixedJaw + slidingJaw + slide, scale)
}
