import { cloud, pine, ridge, roundTree, sky } from '../drawing/landscape.ts'
import { palette, shade, skin } from '../drawing/palette.ts'
import { person, type Look } from '../drawing/person.ts'
import { climbing, standing, walking, type Pose } from '../drawing/pose.ts'
import { ladder } from '../drawing/props.ts'
import { shaded } from '../drawing/shading.ts'
import {
  circle,
  clipped,
  each,
  element,
  height,
  path,
  rect,
  stroke,
  turn,
  width,
} from '../drawing/svg.ts'

/** A careers page is put up like a house, by the people who work inside. */
export function honestPage(): string {
  return (
    sky([palette.blue, palette.sky, palette.paleSky], 930) +
    cloud(130, 260, 1.1) +
    cloud(1330, 190, 0.9) +
    ridge(800, 60, 0.4, palette.sage) +
    roundTree(150, 930, 260, palette.green) +
    pine(1480, 930, 300, palette.forest) +
    pine(1390, 930, 200, palette.green) +
    rect(0, 915, width, height, palette.forest) +
    browser() +
    hero() +
    cards() +
    column() +
    scaffold() +
    painter() +
    carrier() +
    hanger()
  )
}

function browser(): string {
  const sheet = rect(340, 110, 900, 810, palette.cream, 26)
  const buttons =
    circle(392, 153, 14, palette.coral) +
    circle(438, 153, 14, palette.gold) +
    circle(484, 153, 14, palette.sage)
  const address = rect(560, 134, 560, 38, shade(palette.deepBlue, 0.2), 19)
  const facade = shaded(sheet, palette.deepSand, 0, [1010, 196, 230, 730], 'ff')
  return facade + clipped(sheet, rect(340, 110, 900, 86, palette.navy)) + buttons + address
}

function hero(): string {
  const frame = rect(400, 246, 520, 300, palette.paleSky, 14)
  const hills =
    path('M380 560 C470 400 560 470 640 500 C740 400 850 420 940 560Z', palette.green) +
    path('M380 560 C520 480 700 540 940 470 L940 560Z', palette.forest)
  return frame + clipped(frame, circle(660, 500, 110, palette.gold) + hills)
}

/** Two cards hang; the slot between them waits for the one that is being carried. */
function cards(): string {
  const card = (x: number, colour: string) =>
    rect(x, 600, 150, 190, colour, 12) +
    rect(x + 22, 734, 106, 16, palette.white, 8) +
    rect(x + 22, 760, 70, 12, palette.white, 6)
  const line = { fill: 'none', stroke: palette.deepSand, 'stroke-width': 6, 'stroke-dasharray': 16 }
  const slot = element('rect', { x: 593, y: 603, width: 144, height: 184, rx: 12, ...line })
  const cup = rect(446, 650, 58, 58, palette.coral, 8)
  const handle = stroke('M506 664 C530 664 530 692 506 692', palette.coral, 8)
  const wheel = circle(855, 668, 36, palette.blue) + circle(855, 668, 14, palette.blush)
  return card(400, palette.paleGold) + slot + card(780, palette.blush) + cup + handle + wheel
}

function column(): string {
  const lines = each('260,200 310,154 360,108 410,200', (y = 0, long = 0, i = 0) =>
    rect(970, y, long, 22, i ? palette.sky : palette.blue, 11),
  )
  const button =
    rect(970, 470, 170, 60, palette.coral, 30) + rect(1010, 492, 90, 16, palette.cream, 8)
  const door = path('M1000 920 L1000 700 A75 75 0 0 1 1150 700 L1150 920Z', palette.blue)
  return lines + button + door + circle(1126, 800, 9, palette.gold)
}

function scaffold(): string {
  const poles = rect(268, 330, 14, 590, palette.wood) + rect(430, 330, 14, 590, palette.wood)
  const braces = stroke('M275 910 L436 540 M436 910 L275 540', palette.wood, 9)
  const deck = rect(250, 520, 210, 18, palette.paleWood, 4)
  return poles + deck + braces + ladder([1300, 925], [1222, 330], 90)
}

function painter(): string {
  const pose: Pose = {
    ...standing,
    headTurn: -8,
    nearArm: [44, -118, 92, -166],
    farArm: [46, -76, 60, -20],
  }
  const roller = rect(452, 174, 84, 30, palette.coral, 12)
  const tool = stroke('M420 216 L466 196', palette.navy, 9) + turn(-24, [486, 188], roller)
  const bucket = path('M396 500 L446 500 L440 520 L402 520Z', palette.coral)
  const look: Look = {
    skin: skin.dark,
    hair: 'cap',
    hairColour: palette.gold,
    top: palette.blue,
    bottom: palette.cream,
    shoes: palette.navy,
  }
  return bucket + tool + person(352, 340, 0.78, pose, look)
}

function carrier(): string {
  const pose: Pose = { ...walking, nearArm: [24, -70, 86, -78], farArm: [66, -84, 108, -96] }
  const card =
    rect(670, 680, 140, 180, palette.paleGold, 12) +
    rect(690, 700, 100, 92, palette.sky, 8) +
    circle(740, 746, 26, palette.gold) +
    rect(690, 812, 80, 14, palette.white, 7)
  const look: Look = {
    skin: skin.light,
    hair: 'short',
    hairColour: palette.night,
    top: palette.green,
    bottom: palette.navy,
    shoes: palette.gold,
  }
  return card + person(596, 800, 0.92, pose, look)
}

function hanger(): string {
  const pose: Pose = {
    ...climbing,
    nearArm: [54, -112, 104, -130],
    farArm: [74, -150, 118, -180],
    nearLeg: [22, 108, 8, 200],
    farLeg: [72, 50, 44, 128],
  }
  return person(1294, 640, -0.9, pose, {
    skin: skin.warm,
    hair: 'bun',
    hairColour: palette.deepCoral,
    top: palette.gold,
    bottom: palette.deepBlue,
    shoes: palette.cream,
  })
}
