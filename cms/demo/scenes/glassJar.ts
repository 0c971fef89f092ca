import { cloud, ridge, sky, sun, vitosha } from '../drawing/landscape.ts'
import { palette, shade, skin } from '../drawing/palette.ts'
import { person } from '../drawing/person.ts'
import { leafyPlant, snakePlant } from '../drawing/plants.ts'
import { sitting, type Pose } from '../drawing/pose.ts'
import { coins, mug } from '../drawing/props.ts'
import { room, stool, table, windowOn } from '../drawing/room.ts'
import { gradient } from '../drawing/shading.ts'
import { clipped, each, ellipse, faded, path, place, rect, width } from '../drawing/svg.ts'

/** Two people at a table, the pay between them in a glass jar for both to see. */
export function glassJar(): string {
  return (
    room([palette.paleGold, palette.sand], palette.coral, 850) +
    windowOn(mountain(), {
      x: 450,
      y: 70,
      w: 700,
      h: 640,
      colour: palette.white,
      arched: true,
      bars: 'none',
    }) +
    leafyPlant(130, 900, palette.blue, palette.green, 1.9) +
    snakePlant(1490, 900, palette.gold, palette.sage, 1.7) +
    ellipse(800, 985, 700, 62, palette.deepCoral) +
    stool(400, 800, 1000, palette.paleWood) +
    stool(1200, 800, 1000, palette.paleWood) +
    applicant() +
    employer() +
    table(500, 690, 600, 985, palette.wood) +
    jar(800, 690) +
    sheetOnTable(600) +
    sheetOnTable(930) +
    mug(1052, 690, palette.coral, 0.8)
  )
}

function mountain(): string {
  return (
    sky([palette.blue, palette.sky, palette.paleSky], 720) +
    sun(1010, 230, 56, palette.paleGold) +
    cloud(540, 330, 0.8) +
    vitosha(380, 640, 900, palette.deepBlue, true) +
    ridge(640, 26, 1.4, palette.green) +
    rect(0, 690, width, 60, palette.forest)
  )
}

function applicant(): string {
  const pose: Pose = { ...sitting, nearArm: [46, -66, 150, -62], farArm: [80, -84, 178, -70] }
  return person(400, 752, 1.22, pose, {
    skin: skin.light,
    hair: 'bob',
    hairColour: palette.deepWood,
    top: palette.blue,
    bottom: palette.navy,
    shoes: palette.cream,
  })
}

function employer(): string {
  const pose: Pose = { ...sitting, nearArm: [40, -60, 128, -60], farArm: [84, -92, 150, -120] }
  return person(1200, 752, -1.22, pose, {
    skin: skin.brown,
    hair: 'beard',
    hairColour: palette.night,
    top: palette.green,
    bottom: palette.deepBlue,
    shoes: palette.gold,
  })
}

function sheetOnTable(x: number): string {
  const sheet = path('M0 0 L18 -14 L108 -14 L96 0Z', palette.white)
  return place(x, 690, sheet + path('M28 -10 L90 -10 L88 -6 L26 -6Z', palette.sky))
}

function jar(x: number, y: number): string {
  const glass = (fill: string) =>
    path(
      'M-110 0 C-130 0 -132 -20 -132 -40 L-132 -220 C-132 -262 -92 -262 -92 -290 L92 -290 C92 -262 132 -262 132 -220 L132 -40 C132 -20 130 0 110 0Z',
      fill,
    )
  const heaps = each('-84,6 0,9 84,7 -44,5 42,6', (at = 0, count = 0) => coins(at, -4, count))
  const shine = path(
    'M-108 -40 L-108 -214 C-108 -240 -92 -244 -86 -252 L-66 -252 C-74 -236 -88 -230 -88 -208 L-88 -40Z',
    palette.white,
  )
  const back = gradient([`${palette.white}70`, `${palette.paleSky}40`], 0, glass)
  const front = gradient([`${palette.white}50`, `${palette.white}00`, `${palette.sky}50`], 0, glass)
  const lid =
    rect(-106, -312, 212, 28, palette.white, 14) +
    rect(-106, -298, 212, 10, shade(palette.paleSky, 0.08), 5)
  return place(x, y, back + clipped(glass('#000'), heaps) + front + faded(0.7, shine) + lid)
}
