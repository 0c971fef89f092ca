import { mix, palette, shade } from './palette.ts'
import { shaded } from './shading.ts'
import { path, place, stroke } from './svg.ts'

/** A round country bread on x, y; about 150 wide. */
export function roundBread(x: number, y: number, scale: number, crust: string): string {
  const cuts = 'M-34 -38 L-14 -18 M-6 -46 L14 -20 M22 -44 L40 -20'
  return place(x, y, baked('M-76 0 C-92 -80 92 -80 76 0Z', crust) + scored(cuts, crust), scale)
}

/** A long loaf on x, y; about 130 wide. */
export function loaf(x: number, y: number, scale: number, crust: string): string {
  const outline = 'M-62 0 C-74 -66 -56 -84 -30 -76 C-16 -92 20 -92 32 -78 C56 -84 72 -60 62 0Z'
  return place(
    x,
    y,
    baked(outline, crust) + scored('M-26 -56 L-8 -34 M8 -60 L26 -36', crust),
    scale,
  )
}

function baked(outline: string, crust: string): string {
  return shaded(path(outline, crust), shade(crust, 0.6), 15, [-80, -90, 160, 94], 'e0')
}

function scored(cuts: string, crust: string): string {
  return stroke(cuts, mix(crust, palette.white, 0.6), 7)
}
