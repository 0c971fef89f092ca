import { cloud, ridge, sky, vitosha } from '../drawing/landscape.ts'
import { palette, shade, skin } from '../drawing/palette.ts'
import { person } from '../drawing/person.ts'
import { leafyPlant } from '../drawing/plants.ts'
import { standing, type Pose } from '../drawing/pose.ts'
import { pendant, room, windowOn } from '../drawing/room.ts'
import { shaded, spray } from '../drawing/shading.ts'
import { circle, faded, path, polygon, rect, times, width } from '../drawing/svg.ts'
import { caliper, gear, hammer, screwdriver, wrench } from '../drawing/workshop.ts'

/** A master and an apprentice at the bench. */
export function apprenticeship(): string {
  const frame = { x: 520, y: 80, w: 620, h: 470, colour: palette.forest, bars: 'grid' } as const
  return (
    room([palette.mint, '#e4efdc'], palette.forest, 880) +
    windowOn(outside(), frame) +
    faded(0.35, polygon('520,560 1140,560 1000,1067 220,1067', palette.cream)) +
    tools() +
    gear(1330, 250, 120, 12, palette.coral) +
    gear(1478, 380, 82, 9, palette.gold) +
    gear(1286, 440, 66, 8, palette.blue) +
    pendant(830, 60, palette.forest, palette.coral) +
    master() +
    apprentice() +
    bench() +
    leafyPlant(1480, 960, palette.gold, palette.green, 1.3)
  )
}

function outside(): string {
  return (
    sky([palette.blue, palette.sky, palette.paleSky], 560) +
    cloud(580, 220, 0.7) +
    vitosha(420, 520, 900, '#5f93c4', true) +
    ridge(520, 24, 2, palette.sage) +
    rect(0, 540, width, 30, palette.green)
  )
}

function tools(): string {
  const board = rect(90, 110, 330, 430, palette.paleWood, 10)
  return (
    shaded(board, palette.wood, 60, [90, 110, 330, 430], 'ff') +
    wrench(160, 330, palette.blue) +
    hammer(250, 330, palette.coral) +
    screwdriver(340, 330, palette.gold) +
    caliper(246, 470, 0.7, palette.deepBlue)
  )
}

function master(): string {
  const pose: Pose = {
    ...standing,
    shoulder: [18, -146],
    head: [32, -206],
    headTurn: 10,
    nearArm: [30, -58, 130, -32],
    farArm: [84, -86, 172, -58],
  }
  return person(560, 700, 1.3, pose, {
    skin: skin.light,
    hair: 'beard',
    hairColour: '#c7d0dc',
    top: palette.deepBlue,
    bottom: palette.navy,
    apron: palette.wood,
    shoes: palette.deepWood,
  })
}

function apprentice(): string {
  const pose: Pose = {
    ...standing,
    shoulder: [18, -144],
    head: [32, -204],
    headTurn: 12,
    nearArm: [36, -56, 146, -30],
    farArm: [84, -90, 172, -64],
  }
  return person(1080, 708, -1.24, pose, {
    skin: skin.warm,
    hair: 'long',
    hairColour: palette.deepWood,
    top: palette.coral,
    bottom: palette.deepBlue,
    apron: palette.gold,
    shoes: palette.navy,
  })
}

function bench(): string {
  const front = rect(440, 750, 780, 230, palette.deepWood)
  const shadow = spray(shade(palette.deepWood, 0.7), -90, [440, 750, 780, 160], 'd0')
  const drawers = times(3, (i) => {
    const x = 476 + i * 246
    const board = rect(x, 800, 214, 130, shade(palette.wood, 0.12), 8)
    return board + circle(x + 107, 862, 13, palette.gold)
  })
  const top = rect(400, 716, 860, 40, palette.wood, 8)
  const sheet = path('M590 716 L616 702 L700 702 L690 716Z', palette.white)
  const part = gear(822, 658, 60, 9, palette.gold)
  return (
    front + shadow + drawers + top + sheet + part + vice() + caliper(520, 706, 0.5, palette.sky)
  )
}

function vice(): string {
  return (
    rect(1120, 660, 110, 30, palette.blue, 6) +
    rect(1140, 690, 50, 30, palette.deepBlue) +
    rect(1210, 644, 22, 62, palette.deepBlue, 5) +
    rect(1232, 666, 50, 12, palette.navy, 6)
  )
}
