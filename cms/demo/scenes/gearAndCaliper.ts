import { limb } from '../drawing/limb.ts'
import { palette, shade, skin } from '../drawing/palette.ts'
import { gradient, spray } from '../drawing/shading.ts'
import {
  faded,
  height,
  place,
  rect,
  ring,
  stroke,
  times,
  turn,
  width,
  type Point,
} from '../drawing/svg.ts'
import { caliper, gear, screwdriver, wrench } from '../drawing/workshop.ts'

/** A workbench from above: a drawing, a wheel and the hands that measure it. */
export function gearAndCaliper(): string {
  return (
    gradient([palette.green, palette.forest], 60, (fill) => rect(0, 0, width, height, fill)) +
    mat() +
    turn(-5, [740, 420], plan()) +
    turn(18, [1330, 300], wrench(1330, 330, palette.blue) + screwdriver(1440, 330, palette.coral)) +
    gear(180, 170, 60, 9, palette.gold) +
    gear(210, 330, 44, 8, palette.coral) +
    gear(110, 300, 30, 8, palette.paleSky) +
    turn(-10, [820, 480], place(900, 470, measuring(), 2.7)) +
    hand([1640, 1060], [1270, 650], [1080, 420], palette.coral, skin.light, 1) +
    hand([40, 1120], [320, 860], [580, 690], palette.deepBlue, skin.brown, -1)
  )
}

function mat(): string {
  const upright = times(16, (i) => rect(100 + i * 100, 0, 3, height, palette.sage))
  const across = times(11, (i) => rect(0, 60 + i * 100, width, 3, palette.sage))
  return faded(0.28, upright + across) + spray(palette.night, 40, [0, 0, width, height], '80')
}

function measuring(): string {
  return gear(-84, 44, 40, 10, palette.gold) + caliper(0, 0, 1, palette.sky)
}

function plan(): string {
  const sheet =
    rect(346, 130, 830, 620, `${palette.night}40`, 8) +
    rect(330, 110, 830, 620, palette.deepBlue, 8)
  const rings = [130, 96, 40].map((r) => ring(560, 340, r, palette.paleSky, 5)).join('')
  const axes = stroke('M560 180 L560 500 M400 340 L720 340', palette.sky, 3)
  const notes = stroke('M820 220 L1080 220 M820 270 L1020 270 M820 320 L1060 320', palette.sky, 9)
  const measure = 'M400 640 L720 640 M400 624 L400 656 M720 624 L720 656'
  return sheet + rings + axes + notes + stroke(measure, palette.gold, 6)
}

/** A forearm from the edge of the picture; `thumb` is 1 when it lies clockwise of the fingers, else -1. */
function hand(
  elbow: Point,
  wrist: Point,
  tip: Point,
  sleeve: string,
  tone: string,
  thumb: number,
): string {
  const [dx, dy] = [(tip[0] - wrist[0]) * 0.55, (tip[1] - wrist[1]) * 0.55]
  const knuckles: Point = [wrist[0] + dx, wrist[1] + dy]
  const finger = (angle: number, long: number) => {
    const x = knuckles[0] + (dx * Math.cos(angle) - dy * Math.sin(angle)) * long
    const y = knuckles[1] + (dx * Math.sin(angle) + dy * Math.cos(angle)) * long
    return limb([knuckles, [x, y]], [26, 17], tone)
  }
  const fingers = finger(-0.34, 0.95) + finger(-0.08, 1.1) + finger(0.2, 1.02)
  const cuffEnd: Point = [wrist[0] - dx * 0.2, wrist[1] - dy * 0.2]
  return (
    limb([wrist, knuckles], [50, 58], tone) +
    fingers +
    finger(0.85 * thumb, 0.8) +
    limb([elbow, wrist], [110, 64], sleeve) +
    limb([wrist, cuffEnd], [66, 68], shade(sleeve, 0.2))
  )
}
