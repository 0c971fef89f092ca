import { loaf, roundBread } from '../drawing/bread.ts'
import { palette, shade } from '../drawing/palette.ts'
import { wheat } from '../drawing/plants.ts'
import { gradient, spray } from '../drawing/shading.ts'
import {
  circle,
  clipped,
  each,
  ellipse,
  faded,
  height,
  path,
  place,
  rect,
  stroke,
  times,
  turn,
  width,
} from '../drawing/svg.ts'

/** Loaves, flour and wheat on a table, under plates of country pottery. */
export function freshBread(): string {
  return (
    gradient([palette.deepBlue, palette.blue], 90, (fill) => rect(0, 0, width, 700, fill)) +
    tiles() +
    each('360,230,92 610,180,118 860,230,92', plate) +
    rect(0, 700, width, height, palette.paleWood) +
    spray(palette.deepWood, -90, [0, 700, width, 200], 'b0') +
    wheat(1290, 860, 1.2) +
    cloth() +
    board() +
    flour(190, 860) +
    rollingPin()
  )
}

function tiles(): string {
  const upright = times(13, (i) => rect(120 + i * 120, 0, 4, 700, palette.sky))
  const across = times(6, (i) => rect(0, 100 + i * 120, width, 4, palette.sky))
  return faded(0.22, upright + across)
}

function plate(x = 0, y = 0, r = 0): string {
  const { deepWood, gold, wood, cream, green } = palette
  const glazes = [deepWood, gold, wood, cream, green, deepWood]
  const rings = glazes.map((glaze, i) => circle(x, y, r * (1 - i * 0.15), glaze)).join('')
  const dots = times(12, (i) => {
    const angle = (i * Math.PI) / 6
    const [dx, dy] = [r * 0.92 * Math.cos(angle), r * 0.92 * Math.sin(angle)]
    return circle(x + dx, y + dy, r * 0.05, palette.cream)
  })
  return circle(x + 8, y + 10, r, `${palette.night}40`) + rings + dots
}

function cloth(): string {
  const fabric = path('M330 800 L1180 790 L1290 1000 L1180 1067 L260 1067 L200 980Z', palette.cream)
  const stripes = each('860 900 1010', (y = 0) => rect(150, y, 1200, 14, palette.coral))
  return fabric + clipped(fabric, stripes)
}

function board(): string {
  const crumbs = each('940,930 1000,946 460,940 520,960 1090,930', (x = 0, y = 0) =>
    ellipse(x, y, 9, 6, palette.deepSand),
  )
  return (
    rect(420, 850, 660, 50, palette.deepWood, 20) +
    rect(1060, 862, 130, 26, palette.deepWood, 13) +
    loaf(930, 852, 1.9, palette.paleWood) +
    roundBread(640, 852, 2.5, palette.wood) +
    crumbs
  )
}

/** A jar of flour on x, y. */
function flour(x: number, y: number): string {
  const glass = path(
    'M-90 0 L-100 -210 C-100 -240 -80 -250 -80 -270 L80 -270 C80 -250 100 -240 100 -210 L90 0Z',
    palette.paleSky,
  )
  const heap = path('M-86 0 L-94 -130 C-40 -160 40 -110 94 -140 L86 0Z', palette.white)
  const lid = rect(-94, -300, 188, 40, palette.gold, 10)
  const shine = stroke('M-70 -40 L-76 -190', palette.white, 12)
  return place(x, y, faded(0.55, glass) + heap + lid + faded(0.8, shine), 1.1)
}

function rollingPin(): string {
  const handles =
    rect(330, 968, 70, 24, palette.coral, 12) + rect(720, 968, 70, 24, palette.coral, 12)
  const barrel = rect(390, 950, 340, 60, palette.deepSand, 24)
  const shadow = rect(390, 984, 340, 26, shade(palette.deepSand, 0.2), 13)
  return turn(-9, [520, 1000], handles + barrel + shadow)
}
