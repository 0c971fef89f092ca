import { sky, vitosha } from '../drawing/landscape.ts'
import { palette, shade, skin } from '../drawing/palette.ts'
import { person } from '../drawing/person.ts'
import { snakePlant } from '../drawing/plants.ts'
import { sitting, type Pose } from '../drawing/pose.ts'
import { bubble, laptop, mug } from '../drawing/props.ts'
import { randomNumbers } from '@kariera/shared/rules/random'
import { officeChair, room, table, wallClock, windowOn } from '../drawing/room.ts'
import { glow } from '../drawing/shading.ts'
import { circle, ellipse, faded, rect, times, turn } from '../drawing/svg.ts'
import { dome, skyline } from '../drawing/town.ts'

/** Long after hours a team lead sinks under papers and messages. */
export function nightOffice(): string {
  const frame = { x: 90, y: 90, w: 860, h: 560, colour: '#2b4a80', bars: 'grid' } as const
  return (
    room([palette.navy, '#1a3564'], palette.night, 890) +
    windowOn(city(), frame) +
    wallClock(1400, 210, 82, 22.17, palette.gold) +
    messages() +
    glow([`${palette.gold}55`, `${palette.gold}00`], (fill) => ellipse(960, 720, 620, 420, fill)) +
    faded(0.5, ellipse(820, 1000, 560, 44, palette.deepBlue)) +
    officeChair(690, 812, palette.deepCoral, 1.08) +
    lead() +
    table(800, 730, 640, 985, palette.wood) +
    laptop(1040, 730, 1.15) +
    papers(1330, 730) +
    mug(1176, 730, palette.gold, 0.7) +
    mug(1222, 730, palette.coral, 0.8) +
    snakePlant(180, 970, palette.deepCoral, palette.forest, 1.3)
  )
}

function city(): string {
  const random = randomNumbers(5)
  const stars = times(26, () =>
    circle(100 + random() * 840, 100 + random() * 220, 1.5 + random() * 2, palette.paleGold),
  )
  const lit = { colour: '#21427a', lights: palette.gold, lit: 0.34 }
  return (
    sky([palette.night, '#12305f', '#3a72bd'], 660) +
    stars +
    circle(300, 210, 50, palette.paleGold) +
    vitosha(180, 580, 820, '#17396e') +
    dome(590, 640, 0.8, '#2a4c84', palette.gold) +
    skyline(90, 650, 400, { ...lit, seed: 8, tallest: 210 }) +
    skyline(700, 650, 280, { ...lit, seed: 3, tallest: 170 })
  )
}

function messages(): string {
  return (
    bubble(850, 300, 1, palette.coral) +
    bubble(1040, 200, -1.15, palette.blue) +
    bubble(1220, 340, -0.95, palette.coral) +
    bubble(1050, 410, 0.8, palette.deepGold) +
    bubble(1210, 120, -0.7, palette.deepBlue) +
    bubble(880, 150, 0.7, palette.deepGold)
  )
}

function lead(): string {
  const pose: Pose = {
    ...sitting,
    shoulder: [40, -138],
    head: [84, -176],
    headTurn: 34,
    nearArm: [118, -50, 100, -148],
    farArm: [140, -52, 124, -152],
  }
  return person(706, 774, 1.15, pose, {
    skin: skin.light,
    hair: 'short',
    hairColour: palette.deepWood,
    top: palette.blue,
    bottom: shade(palette.deepBlue, 0.3),
    shoes: palette.coral,
  })
}

/** A pile of sheets, about to topple, that stands on y around x. */
function papers(x: number, y: number): string {
  const tints = [palette.paleSky, palette.cream, palette.blush, palette.cream]
  return times(17, (i) => {
    const sheet = rect(x - 79 + ((i * 13) % 18), y - 14 - i * 17, 140, 13, tints[i % 4] ?? '', 2)
    return turn(((i * 7) % 5) - 2, [x, y - 10], sheet)
  })
}
