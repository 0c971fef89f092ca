import { palette, skin } from '../drawing/palette.ts'
import { person } from '../drawing/person.ts'
import { leafyPlant } from '../drawing/plants.ts'
import { standing, walking, type Pose } from '../drawing/pose.ts'
import { pendant, room } from '../drawing/room.ts'
import { each, faded, path, place, polygon, rect, turn } from '../drawing/svg.ts'

const inks = [palette.gold, palette.coral, palette.sky, palette.sage, palette.blush]

/** Three people sort notes on a board of three columns. */
export function stickyNotes(): string {
  return (
    room([palette.blush, '#fbd9c9'], palette.deepCoral, 890) +
    faded(0.2, polygon('300,890 1300,890 1440,1067 440,1067', palette.night)) +
    pendant(250, 120, palette.navy, palette.blue) +
    pendant(1360, 120, palette.navy, palette.blue) +
    board() +
    leafyPlant(1500, 980, palette.gold, palette.green, 1.5) +
    putting() +
    bringing() +
    thinking()
  )
}

function board(): string {
  const shadow = rect(334, 110, 960, 620, `${palette.night}26`, 14)
  const sheet = rect(320, 90, 960, 620, palette.white, 14)
  const frame = rect(304, 74, 992, 652, palette.deepBlue, 22)
  const columns = rect(636, 120, 6, 560, palette.paleSky) + rect(958, 120, 6, 560, palette.paleSky)
  const heads = each('380,120,0 700,160,2 1020,100,3', (x = 0, long = 0, i = 0) =>
    rect(x, 130, long, 28, inks[i] ?? palette.gold, 14),
  )
  const legs =
    rect(420, 726, 18, 180, palette.deepBlue) + rect(1160, 726, 18, 180, palette.deepBlue)
  const notes = each(
    '370,200,0,-3 500,196,1,4 372,330,2,2 504,336,4,-4 376,462,3,-2 694,204,1,3 826,210,0,-3 700,340,3,2 1016,200,2,-3 1146,204,3,3 1018,332,0,2',
    (x = 0, y = 0, ink = 0, tilt = 0) => note(x, y, inks[ink] ?? palette.gold, tilt),
  )
  return shadow + legs + frame + sheet + columns + heads + notes
}

/** A note of 104 x 104 with its corner curled. */
function note(x: number, y: number, colour: string, tilt: number): string {
  const sheet = path('M0 0 H104 V78 L80 104 H0Z', colour)
  const curl = path('M104 78 L80 104 L80 78Z', palette.cream)
  const lines =
    rect(18, 26, 66, 9, palette.white, 4) +
    rect(18, 48, 50, 9, palette.white, 4) +
    rect(18, 70, 36, 9, palette.white, 4)
  return turn(tilt, [x + 52, y + 52], place(x, y, sheet + faded(0.8, lines) + curl))
}

function putting(): string {
  const pose: Pose = {
    ...standing,
    headTurn: -10,
    nearArm: [54, -108, 106, -166],
    farArm: [84, -150, 150, -206],
  }
  return (
    note(826, 344, palette.coral, -6) +
    person(700, 778, 1.14, pose, {
      skin: skin.brown,
      hair: 'bun',
      hairColour: palette.night,
      top: palette.blue,
      bottom: palette.navy,
      shoes: palette.gold,
    })
  )
}

function bringing(): string {
  const pose: Pose = {
    ...walking,
    headTurn: -4,
    nearArm: [34, -80, 92, -104],
    farArm: [68, -92, 112, -112],
  }
  return (
    person(230, 782, 1.14, pose, {
      skin: skin.light,
      hair: 'short',
      hairColour: palette.deepWood,
      top: palette.green,
      bottom: palette.navy,
      shoes: palette.cream,
    }) + turn(6, [380, 640], note(320, 578, palette.gold, 0))
  )
}

function thinking(): string {
  const pose: Pose = {
    ...standing,
    headTurn: -6,
    nearArm: [24, -62, 40, -170],
    farArm: [44, -64, -20, -64],
  }
  return person(1290, 782, -1.14, pose, {
    skin: skin.warm,
    hair: 'beard',
    hairColour: '#c7d0dc',
    top: palette.cream,
    bottom: palette.deepBlue,
    shoes: palette.coral,
  })
}
