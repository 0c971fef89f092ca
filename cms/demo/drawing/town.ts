import { palette, shade } from './palette.ts'
import { randomNumbers } from '@kariera/shared/rules/random'
import { gradient } from './shading.ts'
import { circle, each, path, place, rect } from './svg.ts'

type Skyline = { seed: number; colour: string; lights: string; lit: number; tallest: number }

/** A row of blocks of flats from x to x + w, standing on y; `lit` of their windows (0 to 1) shine. */
export function skyline(x: number, y: number, w: number, style: Skyline): string {
  const random = randomNumbers(style.seed)
  const blocks: string[] = []
  for (let left = x; left < x + w;) {
    const wide = 60 + Math.floor(random() * 4) * 22
    const tall = style.tallest * (0.4 + random() * 0.6)
    blocks.push(block(left, y, wide, tall, style, random))
    left += wide + (random() < 0.3 ? 16 : 0)
  }
  return blocks.join('')
}

function block(
  x: number,
  y: number,
  w: number,
  h: number,
  style: Skyline,
  random: () => number,
): string {
  const wall = random() < 0.5 ? style.colour : shade(style.colour, 0.12)
  const windows: string[] = []
  for (let top = y - h + 18; top < y - 24; top += 30) {
    for (let left = x + 12; left < x + w - 18; left += 24) {
      if (random() < style.lit) windows.push(rect(left, top, 11, 16, style.lights, 2))
    }
  }
  const liftHouse = random() < 0.4 ? rect(x + w * 0.3, y - h - 14, w * 0.25, 14, wall) : ''
  return rect(x, y - h, w, h, wall) + liftHouse + windows.join('')
}

/** A church with a golden dome, about 200 wide, standing on y. */
export function dome(x: number, y: number, scale: number, wall: string, gold: string): string {
  const body =
    rect(-100, -90, 200, 90, wall) +
    rect(-60, -150, 120, 70, shade(wall, 0.08)) +
    rect(-34, -206, 68, 60, wall)
  const cupola = path('M-44 -204 C-44 -262 44 -262 44 -204Z', gold)
  const finial = rect(-3, -284, 6, 44, gold) + circle(0, -252, 6, gold)
  const sides = path(
    'M-104 -90 C-104 -126 -56 -126 -56 -90Z M56 -90 C56 -126 104 -126 104 -90Z',
    gold,
  )
  return place(x, y, body + sides + cupola + finial, scale)
}

/** A house of the Revival: stone below, white bay above, wide eaves; about 300 wide, standing on y. */
export function oldHouse(x: number, y: number, scale: number, roof: string): string {
  const ground =
    rect(-90, -90, 180, 90, palette.deepSand) + rect(-24, -66, 48, 66, palette.deepWood, 4)
  const panes = each(
    '-84 -17 50',
    (left = 0) =>
      rect(left, -162, 34, 46, palette.deepWood, 3) +
      rect(left + 5, -157, 24, 36, palette.paleGold),
  )
  const bay = rect(-110, -190, 220, 104, palette.cream) + panes
  const beam = rect(-110, -96, 220, 10, palette.deepWood)
  const eaves = path('M-150 -186 L-84 -250 L84 -250 L150 -186Z', roof)
  const chimney = rect(40, -282, 26, 44, palette.deepSand)
  return place(x, y, ground + bay + beam + chimney + eaves, scale)
}

/** The square clock tower of an old mountain town, about 130 wide and 430 high, standing on y. */
export function clockTower(x: number, y: number, scale: number): string {
  const shaft = gradient([palette.sand, palette.deepSand], 0, (fill) =>
    rect(-42, -250, 84, 250, fill),
  )
  const loft =
    rect(-52, -330, 104, 84, palette.paleWood) + rect(-56, -252, 112, 12, palette.deepWood)
  const hands = path('M-2 -308 L2 -308 L2 -290 L14 -282 L12 -278 L-2 -287Z', palette.navy)
  const roof = path('M-66 -328 L0 -404 L66 -328Z', palette.deepCoral)
  const spire = rect(-2, -436, 4, 40, palette.deepWood)
  return place(
    x,
    y,
    shaft + loft + circle(0, -290, 28, palette.cream) + hands + spire + roof,
    scale,
  )
}
