import { palette, shade } from './palette.ts'
import { glow, gradient, shaded } from './shading.ts'
import { circle, clipped, ellipse, faded, height, path, place, rect, times, width } from './svg.ts'

/** The background over the whole width, from the top down to `bottom`. */
export function sky(stops: readonly string[], bottom = height): string {
  return gradient(stops, 90, (fill) => rect(0, 0, width, bottom, fill))
}

/** A disc with a soft halo. */
export function sun(x: number, y: number, r: number, colour: string): string {
  const halo = glow([`${colour}66`, `${colour}00`], (fill) => circle(x, y, r * 2.6, fill))
  return halo + circle(x, y, r, colour)
}

/** About 180 wide; it rests on y. */
export function cloud(x: number, y: number, scale: number, colour: string = palette.white): string {
  const puffs = 'M0 0 C-62 0 -62 -60 -8 -58 C2 -112 92 -114 106 -64 C160 -84 210 0 150 0Z'
  return place(x, y, path(puffs, colour), scale)
}

/** A rolling ridge over the whole width; `roll` is its height in pixels and `phase` shifts its crests. */
export function ridge(y: number, roll: number, phase: number, colour: string): string {
  const swing = (x: number) =>
    Math.sin(x / 310 + phase) * 0.6 +
    Math.sin(x / 140 + phase * 2.3) * 0.25 +
    Math.sin(x / 620 - phase) * 0.5
  const crest = times(81, (i) => `L${i * 20} ${(y - roll * swing(i * 20)).toFixed(1)} `)
  const land = path(`M0 ${height} ${crest} L${width} ${height}Z`, colour)
  return shaded(land, shade(colour, 0.5), -90, [0, y - roll * 1.4, width, roll * 3.4], '70')
}

/** The broad back of Vitosha, `w` wide, standing on y. */
export function vitosha(x: number, y: number, w: number, colour: string, snow = false): string {
  const mountain = path(
    'M0 0 C90 -20 140 -90 230 -112 C300 -130 340 -196 430 -224 C500 -246 560 -252 622 -240 C700 -222 740 -176 820 -146 C900 -116 940 -40 1000 0Z',
    colour,
  )
  const shadow = path('M622 -240 C560 -170 640 -120 600 0 L1000 0 L1000 -260Z', shade(colour, 0.3))
  const cap = path(
    'M180 -260 L180 -112 C250 -118 280 -84 330 -118 C350 -190 390 -150 430 -178 C470 -206 500 -160 545 -190 C590 -216 620 -170 660 -196 C690 -212 720 -150 760 -176 L760 -260Z',
    palette.white,
  )
  const marks = faded(0.5, shadow) + (snow ? faded(0.92, cap) : '')
  return place(x, y, mountain + clipped(mountain, marks), w / 1000)
}

/** `h` high, standing on y like the other trees. */
export function roundTree(x: number, y: number, h: number, colour: string): string {
  const trunk = rect(-h * 0.03, -h * 0.5, h * 0.06, h * 0.5, palette.deepWood)
  return place(x, y, trunk + crown(ellipse(0, -h * 0.64, h * 0.3, h * 0.36, colour), h, colour))
}

export function poplar(x: number, y: number, h: number, colour: string): string {
  const [top, bottom, half] = [-h, -h * 0.1, h * 0.16]
  const outline =
    `M0 ${top} C${half} ${top * 0.7} ${half} ${top * 0.12} 0 ${bottom} ` +
    `C${-half} ${top * 0.12} ${-half} ${top * 0.7} 0 ${top}Z`
  const trunk = rect(-h * 0.02, -h * 0.2, h * 0.04, h * 0.2, palette.deepWood)
  return place(x, y, trunk + crown(path(outline, colour), h, colour))
}

export function pine(x: number, y: number, h: number, colour: string): string {
  const tier = (top: number, bottom: number, half: number) =>
    `M0 ${-h * top} L${h * half} ${-h * bottom} L${-h * half} ${-h * bottom}Z`
  const outline = tier(1, 0.56, 0.17) + tier(0.78, 0.32, 0.23) + tier(0.54, 0.1, 0.28)
  const trunk = rect(-h * 0.03, -h * 0.12, h * 0.06, h * 0.12, palette.deepWood)
  return place(x, y, trunk + crown(path(outline, colour), h, colour))
}

function crown(shape: string, h: number, colour: string): string {
  return shaded(shape, shade(colour, 0.6), 20, [-h * 0.05, -h, h * 0.4, h])
}
