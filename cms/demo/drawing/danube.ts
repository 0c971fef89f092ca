import { palette, shade } from './palette.ts'
import { each, path, place, rect, stroke, times } from './svg.ts'

/** The towers of Baba Vida on their bank, about 500 wide, standing on y. */
export function fortress(x: number, y: number, scale: number): string {
  const bank = path('M-260 30 C-200 -14 180 -20 300 30Z', palette.green)
  const wall = rect(-170, -80, 340, 90, palette.deepSand)
  const crenels = times(10, (i) => rect(-164 + i * 34, -96, 20, 18, palette.deepSand))
  const gate = rect(-30, -46, 40, 56, palette.deepWood, 18)
  const behind = tower(-120, 170) + tower(40, 210)
  const before = tower(-190, 140) + tower(150, 150)
  return place(x, y, bank + behind + wall + crenels + before + gate, scale)
}

function tower(x: number, tall: number): string {
  const walls =
    rect(-34, 0, 68, tall + 8, palette.sand) + rect(6, 0, 28, tall + 8, palette.deepSand)
  const roof = path('M-44 0 L0 -66 L44 0Z', palette.deepCoral)
  return place(x, -tall, walls + roof + rect(-5, 34, 10, 30, palette.deepWood, 5))
}

/** A cable-stayed bridge that runs from x to the right; its deck is at y. */
export function cableBridge(x: number, y: number, scale: number): string {
  const cable = (at: number, i: number) => {
    const [top, out] = [-160 + i * 22, 45 + i * 48]
    return `M${at} ${top} L${at - out} 0 M${at} ${top} L${at + out} 0`
  }
  const pylon = (at: number) =>
    rect(at - 7, -170, 14, 236, palette.cream) +
    times(5, (i) => stroke(cable(at, i), palette.cream, 2.4))
  const deck = rect(-60, -4, 1000, 14, palette.cream) + rect(-60, 8, 1000, 6, shade(palette.sand))
  const shore = path('M-420 34 C-300 -2 -120 -8 10 34Z', palette.sage)
  const piers = each('-20 420 640', (at = 0) => rect(at, 0, 14, 60, palette.deepSand))
  return place(x, y, shore + piers + pylon(180) + pylon(600) + deck, scale)
}

/** Flashes of light on water, each given by its left end, its height and its length. */
export function glints(places: string, colour: string): string {
  return each(places, (x = 0, y = 0, long = 0) => rect(x, y, long, 7, colour, 3))
}
