import { randomNumbers } from '@kariera/shared/rules/random'
import { palette, skin } from '../drawing/palette.ts'
import { person } from '../drawing/person.ts'
import { standing, type Pose } from '../drawing/pose.ts'
import { room } from '../drawing/room.ts'
import { glow, spray } from '../drawing/shading.ts'
import { circle, ellipse, faded, place, polygon, rect, stroke, times } from '../drawing/svg.ts'

/** A technician on her round between cabinets full of lights. */
export function serverRoom(): string {
  return (
    room(['#102348', '#173467'], palette.night, 900) +
    cables() +
    times(3, (i) => cabinet(90 + i * 250, 170, i)) +
    times(2, (i) => cabinet(1110 + i * 250, 170, i + 4)) +
    cooler() +
    faded(0.4, ellipse(930, 1010, 520, 50, palette.blue)) +
    glow([`${palette.sky}55`, `${palette.sky}00`], (fill) => ellipse(1010, 620, 330, 330, fill)) +
    technician()
  )
}

function cables(): string {
  const tray = rect(0, 96, 1600, 22, palette.deepBlue, 4)
  const runs = [palette.coral, palette.gold, palette.sky].map((colour, i) =>
    stroke(
      `M-20 ${56 + i * 16} C400 ${40 + i * 16} 900 ${80 + i * 14} 1640 ${52 + i * 16}`,
      colour,
      9,
    ),
  )
  return faded(0.85, runs.join('')) + tray
}

/** A cabinet whose top left corner is at x, y; its lights are the same each time. */
function cabinet(x: number, y: number, seed: number): string {
  const random = randomNumbers(seed + 40)
  const lights = [palette.green, palette.sky, palette.gold, palette.green, palette.coral]
  const unit = (i: number) => {
    const top = 36 + i * 62
    const lamps = times(5, (n) => {
      const colour = random() < 0.86 ? lights[Math.floor(random() * 4)] : palette.coral
      return circle(36 + n * 17, top + 24, 4.5, colour ?? palette.sky)
    })
    const slots = times(4, (n) => rect(132 + n * 16, top + 12, 9, 24, palette.night, 3))
    return rect(18, top, 190, 48, '#24467f', 6) + lamps + slots
  }
  const body = rect(0, 0, 226, 750, palette.deepBlue, 12)
  const frame = rect(8, 8, 210, 734, '#122a55', 10)
  return place(
    x,
    y,
    body + frame + times(11, unit) + spray(palette.night, 0, [110, 0, 116, 750], '60'),
  )
}

/** Cold air through a grille in the floor. */
function cooler(): string {
  const grille = polygon('820,930 1060,930 1110,1000 780,1000', palette.deepBlue)
  const slats = times(5, (i) => rect(806 + i * 62, 944, 30, 42, palette.night, 6))
  const air = [0, 1, 2].map((i) =>
    stroke(`M${860 + i * 76} 900 c-26 -30 26 -52 0 -86 c-20 -30 18 -44 4 -66`, palette.sky, 8),
  )
  return grille + slats + faded(0.35, air.join(''))
}

function technician(): string {
  const pose: Pose = {
    ...standing,
    headTurn: 10,
    nearArm: [-2, -62, 76, -76],
    farArm: [56, -74, 104, -84],
  }
  const laptop =
    rect(1016, 638, 132, 14, palette.sky, 6) +
    polygon('1136,640 1176,534 1190,538 1152,644', palette.paleSky)
  return (
    person(930, 742, 1.26, pose, {
      skin: skin.warm,
      hair: 'bob',
      hairColour: palette.deepCoral,
      top: palette.gold,
      bottom: palette.paleSky,
      shoes: palette.coral,
    }) + laptop
  )
}
