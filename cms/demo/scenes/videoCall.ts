import { head, type Hair } from '../drawing/head.ts'
import { limb } from '../drawing/limb.ts'
import { palette, shade, skin } from '../drawing/palette.ts'
import { person } from '../drawing/person.ts'
import { leafyPlant, snakePlant } from '../drawing/plants.ts'
import { sitting, type Pose } from '../drawing/pose.ts'
import { laptop, mug } from '../drawing/props.ts'
import { officeChair, room, table } from '../drawing/room.ts'
import { circle, clipped, ellipse, path, place, rect, ring, stroke } from '../drawing/svg.ts'

type Caller = { hair: Hair; hairColour: string; tone: string; top: string; wall: string }

/** One person before a screen as large as the wall, four others at home on it. */
export function videoCall(): string {
  return (
    room([palette.paleSky, palette.cream], palette.paleWood, 890) +
    screen() +
    leafyPlant(1500, 980, palette.coral, palette.green, 1.7) +
    snakePlant(110, 980, palette.blue, palette.sage, 1.2) +
    ellipse(560, 1000, 480, 50, palette.blush) +
    officeChair(370, 820, palette.coral, 1.06) +
    speaker() +
    table(480, 734, 520, 1000, palette.wood) +
    laptop(690, 734, 1.2) +
    mug(880, 734, palette.gold)
  )
}

function screen(): string {
  const frame = rect(440, 60, 960, 620, palette.navy, 26)
  const glass = rect(462, 82, 916, 576, palette.night, 14)
  const callers: Caller[] = [
    {
      hair: 'curls',
      hairColour: palette.night,
      tone: skin.dark,
      top: palette.gold,
      wall: palette.sky,
    },
    {
      hair: 'short',
      hairColour: palette.deepWood,
      tone: skin.light,
      top: palette.forest,
      wall: palette.blush,
    },
    {
      hair: 'long',
      hairColour: palette.deepCoral,
      tone: skin.warm,
      top: palette.blue,
      wall: palette.mint,
    },
    {
      hair: 'beard',
      hairColour: '#c7d0dc',
      tone: skin.brown,
      top: palette.coral,
      wall: palette.paleGold,
    },
  ]
  const tiles = callers.map((caller, i) =>
    place(478 + (i % 2) * 450, 96 + Math.floor(i / 2) * 262, tile(caller, i)),
  )
  const buttons =
    circle(880, 630, 16, palette.green) +
    circle(930, 630, 16, palette.coral) +
    circle(980, 630, 16, palette.sky)
  const speaking = stroke('M480 98 h428 v240 h-428Z', palette.gold, 7)
  return frame + glass + tiles.join('') + speaking + buttons
}

/** 432 wide and 246 high, around its own top left corner. */
function tile({ hair, hairColour, tone, top, wall }: Caller, i: number): string {
  const pane = rect(0, 0, 432, 246, wall, 10)
  const chest = limb(
    [
      [216, 330],
      [216, 250],
    ],
    [130, 74],
    top,
  )
  const neck = rect(196, 150, 40, 60, shade(tone, 0.14), 14)
  const face = place(216, 122, head(hair, tone, hairColour), i % 2 ? -1.5 : 1.5)
  return clipped(pane, pane + behind(i) + neck + chest + face)
}

/** What stands in the room of a caller. */
function behind(i: number): string {
  switch (i) {
    case 0:
      return (
        rect(300, 40, 90, 110, palette.cream, 6) + path('M300 150 L340 90 L390 150Z', palette.green)
      )
    case 1:
      return (
        rect(40, 60, 110, 12, palette.wood, 4) +
        rect(54, 20, 18, 40, palette.blue) +
        rect(76, 28, 18, 32, palette.gold) +
        rect(98, 16, 18, 44, palette.coral)
      )
    case 2:
      return (
        ring(350, 84, 44, palette.forest, 10) +
        stroke('M350 84 V56 M350 84 H372', palette.forest, 8)
      )
    default:
      return leafyPlant(70, 250, palette.blue, palette.green, 0.8)
  }
}

function speaker(): string {
  const pose: Pose = {
    ...sitting,
    headTurn: -10,
    nearArm: [30, -60, 142, -44],
    farArm: [74, -92, 126, -150],
  }
  return person(384, 782, 1.14, pose, {
    skin: skin.light,
    hair: 'bob',
    hairColour: palette.deepWood,
    top: palette.deepBlue,
    bottom: palette.navy,
    shoes: palette.cream,
  })
}
