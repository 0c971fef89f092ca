import { cableBridge, fortress, glints } from '../drawing/danube.ts'
import { cloud, poplar, ridge, sky, sun } from '../drawing/landscape.ts'
import { palette, shade, skin } from '../drawing/palette.ts'
import { person } from '../drawing/person.ts'
import { sitting, type Pose } from '../drawing/pose.ts'
import { gradient } from '../drawing/shading.ts'
import { circle, height, path, place, rect, ring, stroke, times, width } from '../drawing/svg.ts'

/** A ride along the Danube after work. */
export function riversideBicycle(): string {
  const flashes =
    '760,640,140 720,680,220 780,720,90 500,760,120 820,770,200 1080,730,110 240,710,120 1200,800,140'
  const bank = `M0 880 C400 850 1100 900 ${width} 860 L${width} ${height} L0 ${height}Z`
  return (
    sky([palette.deepCoral, palette.coral, palette.blush, palette.paleGold], 640) +
    sun(900, 470, 110, palette.gold) +
    cloud(240, 230, 1, palette.blush) +
    cloud(1240, 170, 0.8, palette.blush) +
    ridge(600, 30, 1.2, shade(palette.coral, 0.45)) +
    gradient(['#f3a27c', palette.blue, palette.deepBlue], 90, (fill) =>
      rect(0, 610, width, 300, fill),
    ) +
    glints(flashes, palette.paleGold) +
    cableBridge(960, 610, 1.25) +
    fortress(330, 630, 1) +
    path(bank, palette.forest) +
    rect(0, 950, width, 90, palette.sand) +
    poplar(70, 960, 520, palette.green) +
    poplar(1450, 960, 600, palette.green) +
    poplar(1550, 960, 440, palette.forest) +
    place(720, 902, bicycle()) +
    cyclist()
  )
}

/** Around the middle of the wheels' hubs. */
function bicycle(): string {
  const spoke = (x: number, i: number) => {
    const [dx, dy] = [90 * Math.cos(i * 1.05), 90 * Math.sin(i * 1.05)]
    return stroke(`M${x - dx} ${-dy} L${x + dx} ${dy}`, palette.sky, 2)
  }
  const wheel = (x: number) =>
    times(3, (i) => spoke(x, i)) + ring(x, 0, 96, palette.navy, 12) + circle(x, 0, 12, palette.navy)
  const tubes = 'M-130 0 L-52 -116 L118 -122 L10 4Z M-68 -152 L10 4 M150 0 L112 -164 L146 -176'
  const saddle = rect(-110, -174, 90, 22, palette.navy, 11)
  const bag =
    rect(-204, -124, 96, 74, palette.coral, 10) + rect(-204, -124, 96, 22, palette.deepCoral, 10)
  return wheel(-130) + wheel(150) + bag + stroke(tubes, palette.gold, 13) + saddle
}

function cyclist(): string {
  const pose: Pose = {
    ...sitting,
    shoulder: [58, -136],
    head: [84, -196],
    nearArm: [100, -70, 168, -18],
    farArm: [120, -80, 176, -26],
    nearLeg: [82, 40, 48, 136],
    farLeg: [96, 16, 100, 100],
    nearFoot: 12,
    farFoot: -6,
  }
  return person(658, 722, 1.1, pose, {
    skin: skin.warm,
    hair: 'bun',
    hairColour: palette.night,
    top: palette.blue,
    bottom: palette.navy,
    shoes: palette.cream,
  })
}
