import { head, type Hair } from '../drawing/head.ts'
import { cloud, pine, poplar, ridge, roundTree, sky, sun, vitosha } from '../drawing/landscape.ts'
import { limb } from '../drawing/limb.ts'
import { palette, shade, skin } from '../drawing/palette.ts'
import { spray } from '../drawing/shading.ts'
import {
  circle,
  clipped,
  each,
  element,
  height,
  path,
  place,
  rect,
  stroke,
  times,
  width,
} from '../drawing/svg.ts'

/** A morning train on a stone viaduct over a valley. */
export function commuterTrain(): string {
  return (
    sky([palette.sky, palette.paleSky, palette.sand, palette.blush], 760) +
    sun(1230, 320, 96, palette.gold) +
    cloud(210, 210, 1.1) +
    cloud(820, 150, 0.7) +
    vitosha(-120, 640, 1300, '#6f9fd0', true) +
    ridge(560, 60, 1.1, '#5c93bd') +
    ridge(660, 60, 3.2, palette.sage) +
    pines() +
    ridge(820, 40, 0.2, palette.green) +
    viaduct(690) +
    place(0, 686, train()) +
    ridge(960, 46, 4.4, palette.forest) +
    poplar(96, 1030, 330, palette.green) +
    poplar(176, 1050, 270, palette.sage) +
    roundTree(1460, 1070, 330, palette.sage) +
    roundTree(1270, 1090, 210, palette.green)
  )
}

function pines(): string {
  return each('60 130 185 900 960 1380 1440 1520', (x = 0, i = 0) =>
    pine(x, 690 + (i % 3) * 14, 120 + (i % 3) * 30, palette.forest),
  )
}

function viaduct(y: number): string {
  const arch = (i: number) => {
    const [left, right, spring] = [30 + i * 270, 230 + i * 270, y + 150]
    return `M${left} ${height} V${spring} A100 100 0 0 1 ${right} ${spring} V${height}Z `
  }
  const outline = `M0 ${y} H${width} V${height} H0Z ${times(6, arch)}`
  const wall = element('path', { d: outline, fill: palette.deepSand, 'fill-rule': 'evenodd' })
  const mask = element('path', { d: outline, 'clip-rule': 'evenodd' })
  const grain = spray(palette.deepWood, 90, [0, y + 40, width, 380])
  const parapet = rect(0, y - 8, width, 26, palette.paleWood)
  const ledge = rect(0, y + 18, width, 8, shade(palette.deepSand, 0.3))
  return wall + clipped(mask, grain) + parapet + ledge
}

/** Its wheels run on y 6; its nose is at x 1276. */
function train(): string {
  const outline = 'M-40 -20 L-40 -172 L1090 -172 C1190 -172 1262 -90 1276 -20Z'
  const paint =
    rect(-40, -58, 1400, 14, palette.gold) +
    rect(-40, -44, 1400, 30, palette.deepBlue) +
    rect(-40, -172, 1240, 20, palette.paleSky) +
    rect(520, -172, 10, 158, palette.navy)
  const windscreen = path('M1096 -146 C1150 -144 1196 -112 1216 -84 L1110 -84Z', palette.night)
  const headlight = path('M1262 -52 L1302 -58 L1302 -34 L1270 -38Z', palette.paleGold)
  const wheels = each(
    '40 120 420 640 930 1010',
    (x = 0) => circle(x, -18, 24, palette.night) + circle(x, -18, 9, palette.sky),
  )
  const pantograph = stroke('M262 -176 L300 -220 L338 -176 M262 -222 L338 -222', palette.navy, 7)
  const body = path(outline, palette.blue) + clipped(path(outline, '#000'), paint)
  return pantograph + wheels + headlight + body + windscreen + passengers()
}

const riders: readonly (Hair | 'nobody')[] = [
  'bob',
  'short',
  'nobody',
  'bun',
  'cap',
  'long',
  'beard',
  'crop',
]

function passengers(): string {
  return each('30 140 250 360 600 710 820 930', (x = 0, seat = 0) => {
    const hair = riders[seat] ?? 'nobody'
    const pane = rect(0, 0, 84, 66, palette.paleGold, 12)
    return place(x, -144, hair === 'nobody' ? pane : pane + clipped(pane, rider(hair, seat)))
  })
}

function rider(hair: Hair, seat: number): string {
  const tone = Object.values(skin)[seat % 4] ?? skin.light
  const tops = [palette.coral, palette.forest, palette.deepBlue, palette.deepGold]
  const hairColour = seat % 4 < 2 ? palette.deepWood : palette.night
  const chest = limb(
    [
      [40, 90],
      [42, 64],
    ],
    [26, 22],
    tops[seat % 4] ?? palette.coral,
  )
  return chest + place(44, 34, head(hair, tone, hairColour), 0.56)
}
