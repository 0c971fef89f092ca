import { palette, shade, skin } from '../drawing/palette.ts'
import { person } from '../drawing/person.ts'
import { leafyPlant } from '../drawing/plants.ts'
import { sitting, type Pose } from '../drawing/pose.ts'
import { bubble, mug } from '../drawing/props.ts'
import { officeChair, room, table } from '../drawing/room.ts'
import { glow } from '../drawing/shading.ts'
import { circle, each, ellipse, place, rect, stroke, times } from '../drawing/svg.ts'

/** A conversation before two microphones, on the air. */
export function microphones(): string {
  return (
    room([palette.forest, '#1d4a43'], palette.navy, 880) +
    panels() +
    onAir() +
    bubble(600, 300, 1.5, palette.coral) +
    bubble(1010, 250, -1.3, palette.blue) +
    leafyPlant(120, 960, palette.gold, palette.green, 1.6) +
    ellipse(800, 990, 640, 56, palette.deepBlue) +
    officeChair(360, 806, palette.coral, 1.08) +
    officeChair(1240, 806, palette.gold, -1.08) +
    host() +
    guest() +
    table(480, 716, 640, 990, palette.paleWood) +
    microphone(650, 1) +
    microphone(950, -1) +
    mug(800, 716, palette.coral)
  )
}

/** Padded squares on the wall. */
function panels(): string {
  return times(24, (i) => {
    const [x, y] = [70 + (i % 8) * 190, 60 + Math.floor(i / 8) * 190]
    const tint = (i + Math.floor(i / 8)) % 2 ? palette.forest : shade(palette.green, 0.35)
    return rect(x, y, 170, 170, tint, 18) + rect(x + 26, y + 26, 118, 118, shade(tint, 0.16), 14)
  })
}

function onAir(): string {
  const halo = glow([`${palette.coral}99`, `${palette.coral}00`], (fill) =>
    ellipse(1370, 150, 220, 160, fill),
  )
  const sign =
    rect(1270, 104, 200, 88, palette.night, 20) + rect(1284, 118, 172, 60, palette.coral, 14)
  return (
    halo + sign + circle(1324, 148, 13, palette.cream) + rect(1352, 140, 78, 16, palette.cream, 8)
  )
}

/** On an arm that stands on the table at x; it looks to the left when `side` is 1. */
function microphone(x: number, side: 1 | -1): string {
  const arm = stroke('M40 0 L70 -90 L-10 -150', palette.night, 11)
  const capsule = rect(-66, -196, 62, 92, palette.paleSky, 28)
  const mesh = each('-184 -166 -148', (y = 0) => rect(-58, y, 46, 6, palette.deepBlue, 3))
  const foot = rect(8, -12, 64, 14, palette.night, 6)
  return place(x, 716, foot + arm + capsule + mesh, side)
}

function host(): string {
  const pose: Pose = { ...sitting, nearArm: [34, -60, 118, -56], farArm: [74, -84, 128, -120] }
  return person(374, 768, 1.14, pose, {
    skin: skin.dark,
    hair: 'crop',
    hairColour: palette.night,
    top: palette.cream,
    bottom: palette.deepBlue,
    shoes: palette.coral,
  })
}

function guest(): string {
  const pose: Pose = {
    ...sitting,
    headTurn: -4,
    nearArm: [26, -64, 96, -96],
    farArm: [70, -78, 136, -60],
  }
  return person(1226, 768, -1.14, pose, {
    skin: skin.light,
    hair: 'long',
    hairColour: palette.deepCoral,
    top: palette.blue,
    bottom: palette.navy,
    shoes: palette.gold,
  })
}
