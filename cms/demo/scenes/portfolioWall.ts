import { palette, shade, skin } from '../drawing/palette.ts'
import { person, type Look } from '../drawing/person.ts'
import { leafyPlant } from '../drawing/plants.ts'
import { climbing, walking, type Pose } from '../drawing/pose.ts'
import { ladder } from '../drawing/props.ts'
import { room } from '../drawing/room.ts'
import { spray } from '../drawing/shading.ts'
import {
  circle,
  clipped,
  each,
  faded,
  path,
  place,
  polygon,
  rect,
  stroke,
  turn,
  width,
} from '../drawing/svg.ts'

/** A maker hangs the last of her works on her own wall. */
export function portfolioWall(): string {
  return (
    room([palette.blush, '#fbd9c9'], palette.deepBlue, 890) +
    faded(0.4, rect(0, 878, width, 14, palette.white)) +
    framed(110, 110, 250, 330, palette.blue, sunrise()) +
    framed(430, 110, 360, 230, palette.sand, hills()) +
    framed(430, 420, 160, 200, palette.navy, triangle()) +
    framed(660, 420, 190, 260, palette.mint, sprout()) +
    framed(110, 520, 250, 170, palette.gold, roofs()) +
    framed(1230, 130, 270, 360, palette.forest, target()) +
    ladder([1010, 985], [1010, 470], 130) +
    maker() +
    visitor() +
    leafyPlant(1480, 970, palette.gold, palette.green, 1.4) +
    turn(-7, [1300, 960], framed(1210, 760, 190, 190, palette.sky, wave()))
  )
}

/** A framed work; `art` is drawn from the canvas's own top left corner. */
function framed(x: number, y: number, w: number, h: number, ground: string, art: string): string {
  const canvas = rect(0, 0, w, h, ground)
  const shadow = rect(-8, -2, w + 28, h + 28, '#5f234026')
  const frame = rect(-16, -16, w + 32, h + 32, palette.cream, 4)
  const grain = spray(palette.navy, 50, [0, 0, w, h], '50')
  return place(x, y, shadow + frame + canvas + clipped(canvas, art + grain))
}

function sunrise(): string {
  const rings = circle(125, 330, 130, palette.gold) + circle(125, 330, 84, palette.coral)
  return rings + circle(70, 90, 30, palette.cream)
}

function hills(): string {
  return (
    path('M0 230 C90 70 180 190 260 120 C310 90 340 130 360 150 L360 230Z', palette.green) +
    path('M0 230 C70 170 190 230 360 190 L360 230Z', palette.forest) +
    circle(260, 70, 34, palette.coral)
  )
}

function triangle(): string {
  return polygon('80,30 140,170 20,170', palette.gold) + circle(80, 120, 26, palette.coral)
}

function sprout(): string {
  const left = path('M95 140 C40 100 40 30 95 10 C150 30 150 100 95 140Z', palette.green)
  const right = path('M95 190 C50 160 50 90 95 70 C140 90 140 160 95 190Z', palette.sage)
  const stem = stroke('M95 260 L95 80', palette.forest, 10)
  return stem + turn(-30, [95, 140], left) + turn(36, [95, 190], right)
}

function roofs(): string {
  const blocks = each(
    '50,40,50,130 115,10,60,160 190,70,40,100',
    (x = 0, y = 0, w = 0, h = 0, i = 0) =>
      rect(x, y, w, h, i === 1 ? palette.deepBlue : palette.navy),
  )
  return rect(0, 80, 250, 90, palette.coral) + blocks
}

function target(): string {
  const colours = [palette.sage, palette.gold, palette.coral, palette.cream]
  return colours.map((colour, i) => circle(135, 180, 150 - i * 38, colour)).join('')
}

function wave(): string {
  return circle(95, 190, 90, palette.deepBlue) + circle(50, 50, 22, palette.cream)
}

function dusk(): string {
  const lines = rect(0, 136, 240, 10, palette.blush) + rect(0, 164, 240, 10, palette.blush)
  return rect(0, 100, 240, 100, palette.deepCoral) + circle(120, 100, 62, palette.paleGold) + lines
}

function maker(): string {
  const cord = stroke('M1020 76 L930 108 M1020 76 L1110 108', palette.navy, 4)
  const nail = circle(1020, 74, 9, palette.navy)
  const work = turn(-3, [1020, 100], framed(900, 120, 240, 200, palette.coral, dusk()))
  const pose: Pose = {
    ...climbing,
    head: [34, -206],
    headTurn: -20,
    nearArm: [20, -170, -16, -250],
    farArm: [86, -190, 98, -270],
    nearLeg: [14, 104, 0, 196],
    farLeg: [60, 66, 36, 146],
  }
  const look: Look = {
    skin: skin.warm,
    hair: 'curls',
    hairColour: palette.night,
    top: palette.gold,
    bottom: palette.navy,
    shoes: palette.coral,
  }
  return cord + nail + work + person(980, 592, 1.12, pose, look)
}

function visitor(): string {
  const pose: Pose = {
    ...walking,
    headTurn: -8,
    nearArm: [-34, -74, 10, -30],
    farArm: [54, -84, 76, -130],
  }
  return person(330, 740, 1.06, pose, {
    skin: skin.dark,
    hair: 'beard',
    hairColour: palette.night,
    top: palette.deepBlue,
    bottom: shade(palette.coral, 0.1),
    shoes: palette.night,
  })
}
