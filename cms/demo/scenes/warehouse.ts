import { randomNumbers } from '@kariera/shared/rules/random'
import { palette, shade, skin } from '../drawing/palette.ts'
import { person } from '../drawing/person.ts'
import { climbing, walking, type Pose } from '../drawing/pose.ts'
import { ladder } from '../drawing/props.ts'
import { pendant, room } from '../drawing/room.ts'
import { shaded } from '../drawing/shading.ts'
import { each, faded, place, polygon, rect, times } from '../drawing/svg.ts'

/** High racks; one carries a box, one fills the top row. */
export function warehouse(): string {
  return (
    room([palette.paleSky, '#e9f2f7'], '#c9d3dd', 900) +
    times(3, (i) => rack(-20 + i * 372, i)) +
    rack(1230, 5) +
    pendant(330, 60, palette.navy, palette.gold) +
    pendant(1140, 60, palette.navy, palette.gold) +
    faded(0.9, rect(0, 1010, 1600, 12, palette.gold)) +
    pallet(1330, 980) +
    ladder([980, 985], [1060, 300], 110) +
    filler() +
    carrier()
  )
}

const cardboard = [palette.paleWood, palette.deepSand, palette.wood, palette.sand]

/** A rack of four rows, 350 wide, its left post at x. */
function rack(x: number, seed: number): string {
  const random = randomNumbers(seed + 70)
  const row = (i: number) => {
    const floor = 290 + i * 204
    const boxes: string[] = []
    for (let left = 22; left < 280;) {
      const wide = 62 + Math.floor(random() * 46)
      if (left + wide > 332) break
      const tall = 70 + Math.floor(random() * 66)
      boxes.push(
        box(left, floor - tall, wide, tall, cardboard[Math.floor(random() * 4)] ?? palette.wood),
      )
      left += wide + 10 + (random() < 0.2 ? 40 : 0)
    }
    return (
      boxes.join('') +
      rect(0, floor, 350, 18, palette.coral, 3) +
      rect(0, floor + 12, 350, 6, palette.deepCoral)
    )
  }
  const posts = each('0 334', (at = 0) => rect(at, 110, 16, 800, palette.deepBlue, 3))
  return place(x, 0, times(4, row) + posts)
}

function box(x: number, y: number, w: number, h: number, colour: string): string {
  const tape = rect(x + w * 0.42, y, w * 0.16, h * 0.4, shade(colour, 0.16))
  const label = rect(x + w * 0.12, y + h * 0.62, w * 0.34, h * 0.2, palette.white, 2)
  return (
    shaded(rect(x, y, w, h, colour, 4), shade(colour, 0.5), 20, [x, y, w, h], '70') + tape + label
  )
}

/** A pallet with boxes; it stands on y. */
function pallet(x: number, y: number): string {
  const boards =
    rect(x - 150, y - 22, 300, 16, palette.wood, 3) +
    each('-140 -16 108', (at = 0) => rect(x + at, y - 8, 34, 26, palette.deepWood, 3))
  return (
    boards +
    box(x - 140, y - 132, 130, 110, palette.paleWood) +
    box(x - 2, y - 152, 140, 130, palette.deepSand) +
    box(x - 90, y - 236, 120, 104, palette.wood)
  )
}

function filler(): string {
  const pose: Pose = {
    ...climbing,
    headTurn: -14,
    nearArm: [60, -150, 108, -196],
    farArm: [84, -158, 132, -204],
    nearLeg: [18, 106, 0, 196],
    farLeg: [78, 50, 52, 128],
  }
  return (
    box(796, 280, 120, 96, palette.paleWood) +
    person(1008, 560, -0.98, pose, {
      skin: skin.warm,
      hair: 'bun',
      hairColour: palette.night,
      top: palette.gold,
      bottom: palette.navy,
      shoes: palette.coral,
    })
  )
}

function carrier(): string {
  const pose: Pose = { ...walking, nearArm: [20, -58, 96, -54], farArm: [60, -72, 110, -58] }
  const load = place(0, 0, box(452, 600, 170, 138, palette.paleWood))
  const look = {
    skin: skin.brown,
    hair: 'crop',
    hairColour: palette.night,
    top: palette.blue,
    bottom: palette.forest,
    shoes: palette.cream,
  } as const
  const shadow = faded(0.2, polygon('280,1030 620,1030 680,1050 240,1050', palette.night))
  return shadow + person(420, 780, 1.22, pose, look) + load
}
