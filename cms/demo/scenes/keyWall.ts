import { palette, shade, skin } from '../drawing/palette.ts'
import { person } from '../drawing/person.ts'
import { snakePlant } from '../drawing/plants.ts'
import { standing, type Pose } from '../drawing/pose.ts'
import { room } from '../drawing/room.ts'
import { shaded } from '../drawing/shading.ts'
import { circle, each, path, place, rect, ring, stroke, turn } from '../drawing/svg.ts'

const colours = [
  palette.coral,
  palette.gold,
  palette.sky,
  palette.green,
  palette.cream,
  palette.blush,
]

/** The board of keys of a house: the last one comes back to its hook. */
export function keyWall(): string {
  return (
    room([palette.deepBlue, palette.blue], palette.navy, 890) +
    board() +
    place(1250, 470, padlock(), 1.5) +
    snakePlant(1480, 980, palette.coral, palette.green, 1.5) +
    keeper()
  )
}

function board(): string {
  const wood = shaded(
    rect(430, 90, 640, 640, palette.paleWood, 18),
    palette.wood,
    50,
    [430, 90, 640, 640],
    'ff',
  )
  const frame = rect(410, 70, 680, 680, palette.deepWood, 26)
  const hooks = each(
    '520,170 690,170 860,170 1010,170 520,360 690,360 860,360 1010,360 520,550 690,550 860,550 1010,550',
    (x = 0, y = 0, i = 0) =>
      rect(x - 42, y - 46, 84, 22, palette.cream, 6) +
      circle(x, y, 11, palette.deepWood) +
      (i === 4 ? '' : turn(i % 2 ? 4 : -5, [x, y], key(x, y, colours[i % 6] ?? palette.gold))),
  )
  return frame + wood + hooks
}

/** A key that hangs by its bow from x, y; about 130 long. */
function key(x: number, y: number, colour: string): string {
  const bit = `M${x} ${y + 118} h26 M${x} ${y + 96} h20`
  return (
    ring(x, y + 22, 22, colour, 13) +
    stroke(`M${x} ${y + 46} V${y + 122}`, colour, 13) +
    stroke(bit, shade(colour, 0.16), 12)
  )
}

/** An open padlock around its middle. */
function padlock(): string {
  const shackle = stroke('M-52 -40 V-96 A52 52 0 0 1 52 -96 V-84', palette.paleSky, 24)
  const body = rect(-86, -40, 172, 140, palette.gold, 22)
  const hole = circle(0, 20, 20, palette.navy) + path('M-9 26 L9 26 L15 66 L-15 66Z', palette.navy)
  return shackle + shaded(body, palette.deepGold, 20, [-86, -40, 172, 140], 'ff') + hole
}

function keeper(): string {
  const pose: Pose = {
    ...standing,
    headTurn: -8,
    nearArm: [-30, -64, 8, -30],
    farArm: [88, -146, 158, -196],
  }
  const returned = turn(14, [456, 500], key(456, 496, palette.gold))
  return (
    returned +
    person(270, 742, 1.24, pose, {
      skin: skin.brown,
      hair: 'beard',
      hairColour: palette.night,
      top: palette.coral,
      bottom: palette.paleSky,
      shoes: palette.gold,
    })
  )
}
