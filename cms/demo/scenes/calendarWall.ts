import { palette, skin } from '../drawing/palette.ts'
import { person } from '../drawing/person.ts'
import { leafyPlant, snakePlant } from '../drawing/plants.ts'
import { climbing, walking, type Pose } from '../drawing/pose.ts'
import { ladder } from '../drawing/props.ts'
import { room } from '../drawing/room.ts'
import { shaded } from '../drawing/shading.ts'
import { circle, faded, path, place, polygon, rect, ring, times, turn } from '../drawing/svg.ts'

const columns = 7
const cell = { w: 118, h: 108 }

/** A calendar as large as the wall: one day is ringed, the next sheet is on its way. */
export function calendarWall(): string {
  return (
    room([palette.mint, '#e4efdc'], palette.deepBlue, 900) +
    faded(0.18, polygon('420,900 1400,900 1560,1067 620,1067', palette.night)) +
    place(430, 60, calendar()) +
    leafyPlant(150, 990, palette.coral, palette.green, 1.6) +
    snakePlant(1510, 980, palette.gold, palette.forest, 1.3) +
    ladder([1330, 1000], [1200, 330], 110) +
    marker() +
    carrier()
  )
}

/** Around its own top left corner, 930 wide. */
function calendar(): string {
  const shadow = rect(14, 18, 930, 830, `${palette.night}22`, 18)
  const sheet = shaded(
    rect(0, 0, 930, 830, palette.white, 18),
    palette.sky,
    60,
    [0, 100, 930, 730],
    '90',
  )
  const head = path('M0 130 V18 A18 18 0 0 1 18 0 H912 A18 18 0 0 1 930 18 V130Z', palette.coral)
  const title =
    rect(330, 44, 270, 42, palette.cream, 21) +
    rect(60, 54, 90, 22, palette.blush, 11) +
    rect(780, 54, 90, 22, palette.blush, 11)
  const binding = times(8, (i) => rect(60 + i * 112, -26, 20, 62, palette.navy, 10))
  const ringed = ring(694, 476, 66, palette.deepCoral, 12)
  return shadow + sheet + head + title + binding + place(52, 170, days()) + ringed
}

function days(): string {
  return times(35, (i) => {
    const [x, y] = [(i % columns) * cell.w, Math.floor(i / columns) * (cell.h + 18)]
    const weekend = i % columns > 4
    const past = i < 18
    const tint = weekend ? palette.paleGold : past ? palette.paleSky : palette.cream
    const tick = past && !weekend ? rect(x + 30, y + 50, 44, 14, palette.sky, 7) : ''
    const planned = [22, 24, 29, 31].includes(i) ? circle(x + 52, y + 58, 17, palette.green) : ''
    return rect(x, y, cell.w - 14, cell.h, tint, 12) + tick + planned
  })
}

function marker(): string {
  const pose: Pose = {
    ...climbing,
    head: [36, -206],
    headTurn: -14,
    nearArm: [78, -170, 150, -206],
    farArm: [72, -112, 96, -60],
    nearLeg: [18, 106, 0, 196],
    farLeg: [78, 50, 52, 128],
  }
  const pen = turn(
    38,
    [1166, 512],
    rect(1148, 476, 20, 92, palette.deepCoral, 8) + rect(1151, 464, 14, 16, palette.navy, 4),
  )
  return (
    person(1316, 700, -1.06, pose, {
      skin: skin.warm,
      hair: 'bun',
      hairColour: palette.night,
      top: palette.gold,
      bottom: palette.navy,
      shoes: palette.coral,
    }) + pen
  )
}

function carrier(): string {
  const pose: Pose = { ...walking, nearArm: [30, -70, 96, -70], farArm: [70, -96, 112, -150] }
  const look = {
    skin: skin.light,
    hair: 'beard',
    hairColour: palette.deepWood,
    top: palette.blue,
    bottom: palette.forest,
    shoes: palette.cream,
  } as const
  const roll =
    rect(410, 560, 150, 220, palette.white, 10) +
    path('M410 600 V570 A10 10 0 0 1 420 560 H550 A10 10 0 0 1 560 570 V600Z', palette.green) +
    times(12, (i) =>
      rect(428 + (i % 4) * 31, 622 + Math.floor(i / 4) * 46, 22, 30, palette.paleSky, 4),
    )
  return turn(-4, [480, 670], roll) + person(330, 780, 1.12, pose, look)
}
