import { cloud, pine, ridge, roundTree, sky, sun } from '../drawing/landscape.ts'
import { palette, shade, skin } from '../drawing/palette.ts'
import { person, type Look } from '../drawing/person.ts'
import { sitting, walking, type Pose } from '../drawing/pose.ts'
import { cat, mug } from '../drawing/props.ts'
import { gradient, spray } from '../drawing/shading.ts'
import {
  each,
  height,
  path,
  place,
  polygon,
  rect,
  stroke,
  times,
  turn,
  width,
} from '../drawing/svg.ts'
import { clockTower, oldHouse } from '../drawing/town.ts'

/** Outside a joinery in a mountain town: one carries a chair, one already rests on another. */
export function chairMakers(): string {
  return (
    sky([palette.sky, palette.paleSky, palette.cream], 700) +
    sun(210, 200, 70, palette.gold) +
    cloud(420, 170, 0.9) +
    ridge(480, 80, 0.7, '#86b8c0') +
    ridge(590, 70, 2.6, palette.sage) +
    each('60,130 120,156 190,182 810,150 870,120', (x = 0, h = 0, i = 0) =>
      pine(x, 640 + (i % 2) * 20, h, palette.green),
    ) +
    oldHouse(300, 710, 0.9, palette.deepCoral) +
    clockTower(520, 710, 0.88) +
    ridge(750, 30, 4, palette.green) +
    yard() +
    workshop() +
    roundTree(110, 960, 360, palette.forest) +
    carrier() +
    resting()
  )
}

function yard(): string {
  const ground = `M0 830 C400 800 1000 860 ${width} 820 L${width} ${height} L0 ${height}Z`
  return path(ground, palette.sand) + spray(palette.deepSand, -90, [0, 830, width, 160], 'ff')
}

function workshop(): string {
  const planks = times(8, (i) => rect(1030 + i * 76, 396, 5, 484, palette.deepBlue))
  const wall = rect(960, 380, 640, 500, palette.blue) + planks
  const shadow = spray(palette.navy, -90, [960, 380, 640, 220], '90')
  const roof = polygon('900,390 1010,240 1620,240 1620,390', palette.deepCoral)
  const eaves = rect(900, 380, 720, 16, shade(palette.deepCoral, 0.3))
  const lintel = rect(1074, 486, 432, 20, palette.cream)
  const jambs = rect(1074, 500, 18, 380, palette.cream) + rect(1488, 500, 18, 380, palette.cream)
  return wall + shadow + roof + eaves + inside() + lintel + jambs
}

function inside(): string {
  const light = gradient([palette.deepGold, palette.deepWood], 90, (fill) =>
    rect(1092, 506, 396, 374, fill),
  )
  const hung = (x: number, colour: string) => place(x, 660, chair(colour), 0.5)
  const bench =
    rect(1110, 790, 360, 22, palette.paleWood, 4) +
    rect(1130, 812, 20, 68, palette.wood) +
    rect(1430, 812, 20, 68, palette.wood)
  return (
    light +
    rect(1092, 660, 396, 12, palette.deepWood) +
    hung(1170, palette.coral) +
    hung(1290, palette.cream) +
    hung(1410, palette.sage) +
    bench +
    path('M1220 790 L1236 762 L1320 762 L1326 790Z', palette.coral)
  )
}

/** A chair that faces right, its feet on 0,0; about 110 wide and 230 high. */
function chair(colour: string): string {
  const dark = shade(colour, 0.22)
  return (
    stroke('M-34 -4 L-30 -100 M52 -4 L46 -100', dark, 11) +
    stroke('M-50 -4 L-44 -110 L-58 -226 M36 -4 L34 -104', colour, 13) +
    rect(-56, -116, 120, 18, colour, 8) +
    stroke('M-50 -160 L-30 -160 M-56 -206 L-34 -206', dark, 12)
  )
}

function carrier(): string {
  const pose: Pose = { ...walking, nearArm: [34, -172, 48, -262], farArm: [62, -166, -34, -262] }
  const load = place(749, 330, turn(180, [0, 0], chair(palette.gold)), 1.25)
  const look: Look = {
    skin: skin.brown,
    hair: 'short',
    hairColour: palette.night,
    top: palette.coral,
    bottom: palette.deepBlue,
    apron: palette.cream,
    shoes: palette.deepWood,
  }
  return load + person(745, 770, -1.12, pose, look)
}

function resting(): string {
  const pose: Pose = {
    ...sitting,
    shoulder: [-2, -150],
    head: [6, -214],
    headTurn: -10,
    nearArm: [10, -66, 74, -92],
    farArm: [48, -76, 90, -70],
  }
  const look: Look = {
    skin: skin.light,
    hair: 'bun',
    hairColour: palette.deepWood,
    top: palette.cream,
    bottom: palette.forest,
    shoes: palette.gold,
  }
  const seat = place(1010, 960, chair(palette.coral), 1.3)
  const cup = mug(1094, 698, palette.coral, 0.6)
  return seat + person(1000, 780, 1.12, pose, look) + cup + cat(1350, 962, -0.8)
}
