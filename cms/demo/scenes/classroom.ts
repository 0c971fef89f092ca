import { palette, shade, skin } from '../drawing/palette.ts'
import { person, type Look } from '../drawing/person.ts'
import { leafyPlant } from '../drawing/plants.ts'
import { sitting, standing, type Pose } from '../drawing/pose.ts'
import { books } from '../drawing/props.ts'
import { room, stool, table, wallClock } from '../drawing/room.ts'
import { shaded } from '../drawing/shading.ts'
import { circle, rect, ring, stroke, times, type Point } from '../drawing/svg.ts'

/** A teacher and a bicycle in chalk, two pupils in front of them. */
export function classroom(): string {
  return (
    room([palette.paleGold, palette.sand], palette.wood, 880) +
    board() +
    wallClock(1450, 180, 74, 9.66, palette.blue) +
    leafyPlant(1480, 930, palette.coral, palette.green, 1.6) +
    teacher() +
    pupil(1020, palette.coral, 'long', skin.light) +
    pupil(1330, palette.gold, 'curls', skin.brown) +
    books(1066, 770, [palette.green, palette.cream], 0.8) +
    books(1390, 770, [palette.coral, palette.blue, palette.gold], 0.8)
  )
}

function board(): string {
  const frame = rect(116, 86, 1068, 548, palette.deepWood, 14)
  const slate = rect(140, 110, 1020, 500, palette.forest, 6)
  const ledge = rect(100, 622, 1100, 26, palette.paleWood, 6)
  const chalks =
    rect(760, 608, 60, 14, palette.white, 6) + rect(840, 608, 44, 14, palette.paleGold, 6)
  return (
    frame +
    shaded(slate, palette.night, 60, [140, 110, 1020, 500], '80') +
    bicycle(700, 420) +
    formulas() +
    ledge +
    chalks
  )
}

/** In chalk, around the middle between its hubs. */
function bicycle(x: number, y: number): string {
  const chalk = palette.cream
  const wheel = (at: number) =>
    ring(at, y, 104, chalk, 7) +
    ring(at, y, 12, chalk, 6) +
    times(4, (i) => spoke([at, y], i * 0.785))
  const frame =
    `M${x - 150} ${y} L${x - 70} ${y - 130} L${x + 110} ${y - 130} L${x - 10} ${y + 6}Z ` +
    `M${x - 86} ${y - 164} L${x - 10} ${y + 6} M${x + 150} ${y} L${x + 100} ${y - 176} L${x + 146} ${y - 190}`
  const forces = stroke(
    `M${x - 150} ${y + 130} L${x + 120} ${y + 130} L${x + 96} ${y + 116} M${x + 120} ${y + 130} L${x + 96} ${y + 144}`,
    palette.gold,
    7,
  )
  const saddle = stroke(`M${x - 116} ${y - 168} L${x - 56} ${y - 168}`, chalk, 14)
  return wheel(x - 150) + wheel(x + 150) + stroke(frame, chalk, 8) + saddle + forces
}

function spoke([x, y]: Point, angle: number): string {
  const [dx, dy] = [100 * Math.cos(angle), 100 * Math.sin(angle)]
  const ends = `M${(x - dx).toFixed(1)} ${(y - dy).toFixed(1)} L${(x + dx).toFixed(1)} ${(y + dy).toFixed(1)}`
  return stroke(ends, palette.sage, 2.5)
}

/** Sums and a triangle: signs without letters. */
function formulas(): string {
  const triangle = stroke('M960 300 L1100 300 L1100 190Z', palette.sky, 6)
  const rows = stroke('M950 370 L1050 370 M950 410 L1110 410 M950 450 L1010 450', palette.sage, 9)
  const circleOnSlope = ring(1020, 222, 22, palette.gold, 6)
  return triangle + rows + circleOnSlope
}

function teacher(): string {
  const pose: Pose = {
    ...standing,
    headTurn: -6,
    nearArm: [-30, -64, 14, -34],
    farArm: [86, -150, 150, -200],
  }
  const look: Look = {
    skin: skin.warm,
    hair: 'bun',
    hairColour: palette.deepWood,
    top: palette.blue,
    bottom: palette.navy,
    shoes: palette.coral,
  }
  const pointer = stroke('M446 500 L560 400', palette.paleWood, 9)
  return pointer + person(270, 752, 1.2, pose, look) + circle(560, 400, 8, palette.coral)
}

function pupil(x: number, top: string, hair: 'long' | 'curls', tone: string): string {
  const pose: Pose = {
    ...sitting,
    headTurn: -8,
    nearArm: [36, -60, 98, -52],
    farArm: [60, -84, 104, -60],
  }
  const look: Look = {
    skin: tone,
    hair,
    hairColour: hair === 'long' ? palette.deepCoral : palette.night,
    top,
    bottom: palette.deepBlue,
    shoes: palette.cream,
  }
  return (
    stool(x + 60, 872, 1020, palette.paleWood) +
    person(x + 60, 834, -0.98, pose, look) +
    table(x - 150, 770, 190, 1020, shade(palette.paleWood, 0.06))
  )
}
