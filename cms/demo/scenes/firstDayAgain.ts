import { palette, shade, skin } from '../drawing/palette.ts'
import { person, type Look } from '../drawing/person.ts'
import { leafyPlant, snakePlant } from '../drawing/plants.ts'
import { climbing, type Pose } from '../drawing/pose.ts'
import { glow, gradient, spray } from '../drawing/shading.ts'
import {
  circle,
  clipped,
  each,
  faded,
  height,
  path,
  place,
  polygon,
  rect,
  stroke,
  times,
  width,
} from '../drawing/svg.ts'

const steps = 7
const run = 190
const rise = 92

/** A woman with a rucksack climbs towards an open, sunlit door. */
export function firstDayAgain(): string {
  return (
    gradient([palette.navy, palette.deepBlue, palette.blue], 60, (fill) =>
      rect(0, 0, width, height, fill),
    ) +
    stars() +
    rings() +
    beam() +
    door(1330, levelOf(steps - 1)) +
    staircase() +
    snakePlant(150, levelOf(0), palette.gold, palette.sage, 0.95) +
    leafyPlant(915, levelOf(4), palette.gold, palette.green, 0.8) +
    traveller(588, 515)
  )
}

/** Where the top of a step is; the lowest step is 0. */
function levelOf(step: number): number {
  return 1000 - rise * step
}

function stars(): string {
  const places =
    '90,120,4 210,260,3 330,90,5 430,210,3 520,70,3 120,430,4 290,520,3 700,140,4 60,640,3'
  return each(places, (x = 0, y = 0, r = 0) => circle(x, y, r, palette.paleGold))
}

function rings(): string {
  return times(3, (i) => faded(0.16 + i * 0.06, circle(1330, 330, 520 - i * 116, palette.sky)))
}

function beam(): string {
  const light = gradient([`${palette.paleGold}00`, palette.paleGold], 0, (fill) =>
    polygon('1240,120 1240,448 240,1067 -300,1067', fill),
  )
  return faded(0.35, light)
}

function door(x: number, y: number): string {
  const arch = (r: number, fill: string) =>
    path(`M${-r} 0 L${-r} -240 A${r} ${r} 0 0 1 ${r} -240 L${r} 0Z`, fill)
  const inside = glow([palette.white, palette.gold], (fill) => rect(-160, -380, 320, 400, fill))
  const leaf = polygon('110,0 196,30 196,-300 110,-340', palette.coral)
  const knob = circle(178, -128, 8, palette.gold)
  return place(x, y, arch(132, palette.cream) + clipped(arch(110, '#000'), inside) + leaf + knob)
}

function staircase(): string {
  return times(steps, (i) => {
    const [x, y] = [i * run + 60, levelOf(i)]
    const tint = i % 2 ? palette.coral : shade(palette.coral, 0.07)
    const front = rect(x, y, width - x, height - y, tint)
    const shadow = spray(palette.deepCoral, 180, [x, y + 14, 170, height - y], 'e0')
    return front + shadow + rect(x - 14, y, width, 16, palette.blush, 4)
  })
}

function traveller(x: number, y: number): string {
  const pose: Pose = {
    ...climbing,
    headTurn: -12,
    nearArm: [14, -60, 70, -82],
    farArm: [74, -96, 104, -50],
    nearLeg: [6, 112, -14, 211],
    farLeg: [92, 36, 96, 138],
  }
  const look: Look = {
    skin: skin.light,
    hair: 'bun',
    hairColour: '#b9c6d8',
    top: palette.cream,
    bottom: palette.deepBlue,
    shoes: palette.gold,
  }
  const strap = stroke('M6 -146 C-6 -120 -4 -90 -16 -66', palette.deepGold, 13)
  return place(x, y, rucksack(), 1.3) + person(x, y, 1.3, pose, look) + place(x, y, strap, 1.3)
}

function rucksack(): string {
  return (
    path('M-70 -128 C-106 -116 -112 -30 -84 -14 L-26 -10 L-14 -126Z', palette.gold) +
    path('M-88 -66 L-24 -66 L-24 -14 L-84 -18 C-92 -30 -92 -50 -88 -66Z', palette.deepGold) +
    rect(-66, -78, 20, 26, palette.cream, 4)
  )
}
