import { loaf, roundBread } from '../drawing/bread.ts'
import { palette, shade, skin } from '../drawing/palette.ts'
import { person, type Look } from '../drawing/person.ts'
import { standing, type Pose } from '../drawing/pose.ts'
import { pendant, room, shelf, table } from '../drawing/room.ts'
import { glow, shaded, spray } from '../drawing/shading.ts'
import { circle, clipped, each, ellipse, path, place, rect, stroke, times } from '../drawing/svg.ts'

/** Bread goes into a brick oven before dawn. */
export function bakeryOven(): string {
  return (
    room([palette.navy, '#1d3a6b'], palette.deepWood, 850) +
    nightWindow(80, 80) +
    oven() +
    hearth() +
    shelf(60, 470, 440, palette.wood) +
    each('120 228 336 444', (x = 0) => loaf(x, 470, 0.78, palette.paleWood)) +
    pendant(390, 150, palette.sky, palette.gold) +
    baker() +
    table(60, 740, 470, 990, palette.paleWood) +
    each('126 240 354 466', (x = 0, i = 0) =>
      roundBread(x, 741, 0.6 + (i % 2) * 0.08, palette.sand),
    ) +
    sack(190, 1046) +
    sack(1490, 1030)
  )
}

function nightWindow(x: number, y: number): string {
  const stars = each('40,60,4 90,150,4 130,40,4 50,190,3', (cx = 0, cy = 0, r = 0) =>
    circle(cx, cy, r, palette.paleGold),
  )
  const moon = circle(120, 110, 28, palette.paleGold) + circle(106, 102, 26, palette.night)
  const bars = rect(80, 0, 10, 240, palette.paleWood) + rect(0, 116, 170, 10, palette.paleWood)
  const frame = stroke('M0 0 L170 0 L170 240 L0 240Z', palette.paleWood, 14)
  return place(x, y, rect(0, 0, 170, 240, palette.night) + stars + moon + bars + frame)
}

function oven(): string {
  const vault = path('M800 850 L800 420 C800 150 1560 150 1560 420 L1560 850Z', palette.deepCoral)
  const brick = (row: number, i: number) => {
    const colour = (row * 3 + i * 5) % 7 ? shade(palette.coral, 0.16) : palette.coral
    return rect(806 + i * 92 - (row % 2) * 46, 226 + row * 50, 82, 40, colour, 6)
  }
  const bricks = times(13, (row) => times(10, (i) => brick(row, i)))
  const shadow = spray(palette.night, 0, [1180, 150, 400, 720], 'd0')
  return vault + clipped(vault, bricks + shadow)
}

function hearth(): string {
  const arch = (r: number, fill: string) =>
    path(`M${-r} 0 L${-r} -116 C${-r} ${-46 - r} ${r} ${-46 - r} ${r} -116 L${r} 0Z`, fill)
  const fire = glow([palette.paleGold, palette.gold, palette.coral, palette.deepWood], (fill) =>
    ellipse(0, -16, 300, 260, fill),
  )
  const breads = each('-120,0.8 0,0.94 130,0.8', (x = 0, scale = 0) =>
    roundBread(x, -4, scale, palette.paleWood),
  )
  const light = glow([`${palette.gold}3c`, `${palette.gold}00`], (fill) =>
    ellipse(0, -80, 500, 420, fill),
  )
  const inside = clipped(arch(250, '#000'), fire + flames() + breads)
  const ledge = rect(-320, 0, 640, 36, palette.deepSand, 6)
  return place(
    1180,
    716,
    arch(284, palette.sand) + arch(250, palette.night) + inside + ledge + light,
  )
}

function flames(): string {
  const flame = (x: number, h: number, colour: string) =>
    place(x, 0, path('M-32 0 C-40 -50 -5 -60 0 -100 C10 -60 42 -40 30 0Z', colour), h / 100)
  return (
    flame(-180, 150, palette.coral) +
    flame(-90, 200, palette.gold) +
    flame(20, 180, palette.coral) +
    flame(110, 220, palette.gold) +
    flame(190, 140, palette.coral)
  )
}

function baker(): string {
  const peel =
    stroke('M560 582 L960 692', palette.paleWood, 16) +
    ellipse(1010, 704, 84, 17, palette.wood) +
    roundBread(1014, 702, 0.72, palette.paleWood)
  const pose: Pose = {
    ...standing,
    shoulder: [16, -146],
    head: [30, -206],
    nearArm: [22, -56, 88, -14],
    farArm: [90, -74, 166, 6],
    nearLeg: [-22, 112, -52, 212],
    farLeg: [46, 104, 56, 208],
  }
  const look: Look = {
    skin: skin.light,
    hair: 'baker',
    hairColour: palette.white,
    top: palette.blue,
    bottom: palette.deepBlue,
    shortSleeves: true,
    apron: palette.cream,
    shoes: palette.coral,
  }
  return person(610, 640, 1.35, pose, look) + peel
}

/** A sack of flour on x, y. */
function sack(x: number, y: number): string {
  const bag = path(
    'M-80 0 C-104 -60 -92 -130 -52 -160 L52 -160 C92 -130 104 -60 80 0Z',
    palette.sand,
  )
  const flour = path('M-60 -158 C-76 -190 -40 -184 0 -186 C40 -184 76 -190 60 -158Z', palette.white)
  const grain = path('M0 -110 C22 -90 22 -60 0 -40 C-22 -60 -22 -90 0 -110Z', palette.gold)
  const tie = stroke('M-56 -152 L56 -152', palette.coral, 8)
  const linen = shaded(bag, palette.deepWood, 10, [-20, -160, 130, 170], 'b0')
  return place(x, y, linen + flour + tie + grain)
}
