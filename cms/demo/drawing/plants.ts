import { palette, shade } from './palette.ts'
import { shaded } from './shading.ts'
import { ellipse, path, place, rect, stroke, times, turn } from './svg.ts'

/** Broad leaves in a pot that stands on x, y; about 270 high. */
export function leafyPlant(x: number, y: number, pot: string, leaf: string, scale = 1): string {
  const blade = (degrees: number, long: number, colour: string) => {
    const [low, high, tip] = [-70 - long * 0.4, -70 - long * 0.85, -70 - long]
    const right = `C${long * 0.32} ${low} ${long * 0.22} ${high} 0 ${tip}`
    const left = `C${-long * 0.22} ${high} ${-long * 0.32} ${low} 0 -70Z`
    return turn(degrees, [0, -70], path(`M0 -70 ${right} ${left}`, colour))
  }
  const leaves =
    blade(-62, 150, shade(leaf, 0.3)) +
    blade(58, 156, shade(leaf, 0.3)) +
    blade(-30, 180, leaf) +
    blade(34, 176, shade(leaf, 0.12)) +
    blade(2, 200, leaf)
  return place(x, y, leaves + flowerpot(pot), scale)
}

/** Upright pointed leaves in a pot that stands on x, y; about 250 high. */
export function snakePlant(x: number, y: number, pot: string, leaf: string, scale = 1): string {
  const blade = (at: number, tall: number, lean: number, colour: string) => {
    const tip = at + lean
    const left = `C${at - 22 + lean * 0.4} ${-tall * 0.6} ${tip - 6} ${-tall * 0.9} ${tip} ${-tall}`
    const right = `C${tip + 10} ${-tall * 0.8} ${at + 22} ${-tall * 0.5} ${at + 13} -60Z`
    return path(`M${at - 13} -60 ${left} ${right}`, colour)
  }
  const leaves =
    blade(-22, 190, -34, shade(leaf, 0.25)) +
    blade(24, 200, 38, shade(leaf, 0.25)) +
    blade(4, 250, 6, leaf) +
    blade(-12, 160, -8, shade(leaf, 0.12))
  return place(x, y, leaves + flowerpot(pot), scale)
}

/** Ears of wheat in a vase that stands on x, y; about 540 high at scale 1. */
export function wheat(x: number, y: number, scale: number): string {
  const stalks = [-24, -10, 4, 17, 30].map((lean) => place(lean * 0.8, -150, ear(lean))).join('')
  const vase = path(
    'M-70 0 C-110 -80 -60 -150 -50 -190 L50 -190 C60 -150 110 -80 70 0Z',
    palette.coral,
  )
  const clay = shaded(vase, palette.deepCoral, 0, [-20, -190, 120, 190], 'ff')
  return place(x, y, stalks + clay + rect(-58, -200, 116, 20, palette.deepCoral, 8), scale)
}

function ear(lean: number): string {
  const grains = times(6, (i) => {
    const y = -330 + i * 32
    const left = turn(-28, [0, y], ellipse(-16, y - 6, 12, 26, palette.gold))
    return left + turn(28, [0, y], ellipse(16, y - 6, 12, 26, palette.paleGold))
  })
  const stem = stroke('M0 0 L0 -330', palette.deepGold, 7)
  return turn(lean, [0, 0], stem + grains + ellipse(0, -362, 11, 28, palette.gold))
}

function flowerpot(colour: string): string {
  const pot = path('M-48 -76 L48 -76 L36 0 L-36 0Z', colour)
  const rim = rect(-54, -88, 108, 18, shade(colour, 0.1), 6)
  return shaded(pot, shade(colour, 0.6), 0, [-10, -76, 60, 76], 'b0') + rim
}
