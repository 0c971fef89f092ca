import { palette, shade, skin } from '../drawing/palette.ts'
import { person, type Look } from '../drawing/person.ts'
import { leafyPlant } from '../drawing/plants.ts'
import { climbing, standing, type Pose } from '../drawing/pose.ts'
import { ladder, pin } from '../drawing/props.ts'
import { gradient, shaded } from '../drawing/shading.ts'
import {
  circle,
  clipped,
  each,
  faded,
  height,
  path,
  place,
  polygon,
  rect,
  stroke,
  turn,
  width,
} from '../drawing/svg.ts'

/** Two people study a job advertisement as large as a wall. */
export function readingTheAd(): string {
  return (
    gradient([palette.paleGold, palette.gold], 90, (fill) => rect(0, 0, width, 930, fill)) +
    rect(0, 930, width, height, palette.deepGold) +
    faded(0.25, polygon('330,930 1290,930 1500,1067 560,1067', palette.deepWood)) +
    advertisement() +
    magnifier(1010, 430, 190) +
    leafyPlant(120, 960, palette.coral, palette.forest, 1.5) +
    ladder([1360, 985], [1240, 380], 104) +
    reader() +
    editor()
  )
}

function advertisement(): string {
  const page = path('M330 70 L1130 70 L1290 230 L1290 930 L330 930Z', palette.white)
  const fold = path('M1130 70 L1130 230 L1290 230Z', palette.paleSky)
  const heading =
    rect(430, 150, 420, 54, palette.blue, 10) + rect(430, 226, 220, 26, palette.coral, 13)
  const lines = each(
    '300,720 356,640 412,700 540,520 596,740 652,610 708,690 820,420',
    (y = 0, long = 0) => rect(430, y, long, 26, palette.sky, 13),
  )
  const underline = stroke('M440 760 C520 750 600 768 690 756', palette.coral, 14)
  const sheet = shaded(page, palette.sky, 60, [330, 70, 960, 860])
  return sheet + fold + heading + lines + underline + pin(730, 84)
}

function magnifier(x: number, y: number, r: number): string {
  const glass = circle(x, y, r, palette.paleSky)
  const bar = (dy: number, long: number, colour: string) =>
    rect(x - 150, y + dy, long, 44, colour, 22)
  const enlarged =
    bar(-120, 260, palette.sky) +
    bar(-40, 330, palette.coral) +
    bar(40, 190, palette.deepBlue) +
    bar(120, 260, palette.sky)
  const shine = stroke(
    `M${x - 130} ${y - 70} A150 150 0 0 1 ${x - 40} ${y - 144}`,
    palette.white,
    16,
  )
  const handle = stroke(`M${x + 140} ${y + 140} l110 110`, palette.deepWood, 44)
  const ferrule = stroke(`M${x + 140} ${y + 140} l28 28`, palette.gold, 44)
  const rim = circle(x, y, r + 22, palette.navy)
  return handle + ferrule + rim + glass + clipped(glass, enlarged) + shine
}

function reader(): string {
  const pose: Pose = {
    ...climbing,
    nearArm: [30, -84, 92, -84],
    farArm: [76, -110, 94, -62],
    nearLeg: [20, 106, 0, 196],
    farLeg: [78, 50, 52, 128],
  }
  return person(1345, 770, -1.12, pose, {
    skin: skin.brown,
    hair: 'long',
    hairColour: palette.night,
    top: palette.blue,
    bottom: palette.navy,
    shoes: palette.coral,
  })
}

function editor(): string {
  const pose: Pose = {
    ...standing,
    head: [16, -212],
    headTurn: -14,
    nearArm: [8, -88, 62, -126],
    farArm: [60, -116, 96, -178],
  }
  const look: Look = {
    skin: skin.light,
    hair: 'curls',
    hairColour: palette.deepWood,
    top: shade(palette.green, 0.1),
    bottom: palette.navy,
    shoes: palette.cream,
  }
  return place(354, 668, pencil()) + person(270, 770, 1.05, pose, look)
}

function pencil(): string {
  const level =
    rect(-130, -13, 230, 26, palette.coral) +
    rect(-156, -13, 30, 26, palette.blush, 8) +
    path('M100 -13 L144 0 L100 13Z', palette.sand) +
    path('M126 -5 L144 0 L126 5Z', palette.navy)
  return turn(-52, [0, 0], level)
}
