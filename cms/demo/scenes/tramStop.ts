import { sky, vitosha } from '../drawing/landscape.ts'
import { palette, skin } from '../drawing/palette.ts'
import { person } from '../drawing/person.ts'
import { sitting, standing, type Pose } from '../drawing/pose.ts'
import { glow, gradient, spray } from '../drawing/shading.ts'
import {
  circle,
  clipped,
  each,
  ellipse,
  faded,
  path,
  polygon,
  rect,
  stroke,
  times,
  width,
} from '../drawing/svg.ts'
import { dome, skyline } from '../drawing/town.ts'

/** The first tram of the day at its stop, before sunrise. */
export function tramStop(): string {
  const lit = { colour: '#234a86', lights: palette.gold, lit: 0.2 }
  return (
    sky([palette.night, '#1d3f78', '#6a7fb6', palette.blush], 760) +
    circle(1390, 150, 44, palette.paleGold) +
    vitosha(240, 700, 1200, '#2a4f8c') +
    skyline(-20, 760, 560, { ...lit, seed: 12, tallest: 300 }) +
    dome(690, 760, 1.1, '#315c9c', palette.gold) +
    skyline(860, 760, 780, { ...lit, seed: 4, tallest: 260 }) +
    street() +
    wires() +
    tram() +
    lamp(1130) +
    shelter() +
    waiting()
  )
}

function street(): string {
  const road = gradient(['#1b3562', palette.night], 90, (fill) => rect(0, 750, width, 320, fill))
  const rails = rect(0, 876, width, 8, palette.sky) + rect(0, 900, width, 8, palette.sky)
  const kerb = rect(0, 950, width, 16, palette.deepSand) + rect(0, 964, width, 110, '#3c4a6e')
  return road + faded(0.7, rails) + kerb + spray(palette.night, 90, [0, 964, width, 110], 'a0')
}

function wires(): string {
  return (
    stroke('M-10 300 C400 318 1100 318 1610 296', palette.night, 4) +
    stroke('M-10 268 C500 290 1100 290 1610 262', palette.night, 3)
  )
}

/** Its nose is at x 880. */
function tram(): string {
  const outline = path('M-20 880 V452 H800 C850 452 872 520 884 660 V880Z', palette.gold)
  const paint =
    rect(-20, 700, 920, 190, palette.blue) +
    rect(-20, 690, 920, 14, palette.cream) +
    rect(-20, 452, 900, 34, palette.cream)
  const panes = each('20,150 190,150 500,150', (x = 0, w = 0) => pane(x, w))
  const door =
    rect(360, 520, 116, 350, palette.deepBlue, 8) +
    rect(370, 532, 44, 326, palette.paleGold, 6) +
    rect(422, 532, 44, 326, palette.paleGold, 6)
  const cab = path('M690 520 H790 C822 520 840 590 846 660 H690Z', palette.paleSky)
  const beam = polygon('878,770 1420,860 1420,960 878,800', `${palette.paleGold}55`)
  const head = circle(862, 770, 20, palette.paleGold)
  const wheels = each(
    '90 230 560 700',
    (x = 0) => circle(x, 884, 30, palette.night) + circle(x, 884, 12, palette.sky),
  )
  const pantograph = stroke('M300 452 L360 384 L300 316 M270 312 L336 312', palette.night, 8)
  const sign = rect(700, 462, 110, 42, palette.night, 8) + rect(716, 474, 60, 18, palette.gold, 6)
  return (
    pantograph +
    wheels +
    beam +
    outline +
    clipped(outline, paint) +
    panes +
    door +
    cab +
    sign +
    head +
    driver()
  )
}

function pane(x: number, w: number): string {
  return rect(x, 520, w, 150, palette.paleGold, 12)
}

function driver(): string {
  const view = path('M690 520 H790 C822 520 840 590 846 660 H690Z', '#000')
  return clipped(
    view,
    person(
      742,
      700,
      0.62,
      { ...sitting, nearArm: [30, -60, 90, -60] },
      {
        skin: skin.warm,
        hair: 'cap',
        hairColour: palette.navy,
        top: palette.deepCoral,
        bottom: palette.navy,
      },
    ),
  )
}

function lamp(x: number): string {
  const light = glow([`${palette.gold}77`, `${palette.gold}00`], (fill) =>
    ellipse(x + 90, 470, 260, 240, fill),
  )
  const post =
    rect(x - 8, 420, 16, 560, palette.night) +
    stroke(`M${x} 430 C${x} 360 ${x + 90} 360 ${x + 90} 400`, palette.night, 12)
  const bulb =
    path(`M${x + 54} 430 C${x + 58} 396 ${x + 122} 396 ${x + 126} 430Z`, palette.night) +
    ellipse(x + 90, 432, 32, 12, palette.paleGold)
  return light + post + bulb
}

function shelter(): string {
  const roof = rect(1240, 520, 360, 26, palette.coral, 8)
  const glass = faded(0.28, rect(1270, 546, 300, 330, palette.paleSky))
  const poles = rect(1262, 540, 14, 430, palette.night) + rect(1562, 540, 14, 430, palette.night)
  const bench =
    rect(1320, 842, 220, 18, palette.wood, 6) +
    rect(1344, 860, 14, 108, palette.night) +
    rect(1500, 860, 14, 108, palette.night)
  const plan =
    rect(1300, 590, 84, 120, palette.cream, 6) +
    times(4, (i) => rect(1314, 610 + i * 24, 56 - (i % 2) * 16, 9, palette.sky, 4))
  return glass + plan + poles + roof + bench
}

function waiting(): string {
  const seated: Pose = { ...sitting, nearArm: [14, -62, 78, -40], farArm: [46, -70, 92, -44] }
  const upright: Pose = {
    ...standing,
    headTurn: -4,
    nearArm: [-20, -66, 18, -8],
    farArm: [56, -90, 66, -150],
  }
  return (
    person(1450, 806, -1, seated, {
      skin: skin.light,
      hair: 'bun',
      hairColour: '#b9c6d8',
      top: palette.cream,
      bottom: palette.deepBlue,
      shoes: palette.coral,
    }) +
    person(1060, 778, -1.06, upright, {
      skin: skin.brown,
      hair: 'beard',
      hairColour: palette.night,
      top: palette.coral,
      bottom: palette.navy,
      shoes: palette.cream,
    })
  )
}
