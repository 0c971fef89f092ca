import { palette, shade, skin } from '../drawing/palette.ts'
import { person, type Look } from '../drawing/person.ts'
import { standing, type Pose } from '../drawing/pose.ts'
import { paper } from '../drawing/props.ts'
import { gradient, shaded } from '../drawing/shading.ts'
import {
  circle,
  clipped,
  each,
  faded,
  height,
  path,
  polygon,
  rect,
  stroke,
  times,
  turn,
  width,
} from '../drawing/svg.ts'
import { gear } from '../drawing/workshop.ts'

/** Applications ride through a sorting machine; a person looks at what it put aside. */
export function screeningMachine(): string {
  return (
    gradient([palette.paleSky, palette.sky], 90, (fill) => rect(0, 0, width, 900, fill)) +
    pipes() +
    rect(0, 900, width, height, palette.deepBlue) +
    belt(0, 720, 640) +
    belt(1000, 720, 600) +
    applications() +
    machine() +
    scanner() +
    eye(820, 400) +
    basket() +
    recruiter() +
    applicant()
  )
}

function pipes(): string {
  const right = stroke('M820 260 L820 120 C820 80 860 80 900 80 L1700 80', palette.blue, 46)
  const left = stroke('M700 260 L700 60 C700 20 660 20 620 20 L-40 20', palette.white, 46)
  return faded(0.5, right + left)
}

function belt(x: number, y: number, w: number): string {
  const rollers = times(Math.floor(w / 100), (i) => {
    const at = x + 60 + i * 100
    return circle(at, y + 40, 24, palette.sky) + circle(at, y + 40, 9, palette.navy)
  })
  const legs = each('0.2 0.75', (share = 0) => rect(x + w * share, y + 70, 30, 130, palette.navy))
  return legs + rect(x - 20, y, w + 40, 80, palette.navy, 40) + rollers
}

function applications(): string {
  const upright = (x: number, accent: string, tilt: number) =>
    turn(tilt, [x + 65, 720], paper(x, 546, 130, 174, accent))
  return (
    upright(290, palette.gold, 2) +
    upright(500, palette.green, -2) +
    upright(1090, palette.green, 2) +
    upright(1250, palette.gold, -2)
  )
}

function machine(): string {
  const body = rect(560, 240, 520, 690, palette.blue, 40)
  const slots = rect(560, 520, 80, 220, palette.navy) + rect(1000, 520, 80, 220, palette.navy)
  const lights =
    circle(640, 290, 14, palette.coral) +
    circle(684, 290, 14, palette.gold) +
    circle(728, 290, 14, palette.sage)
  const grille = times(4, (i) => rect(690, 780 + i * 28, 260, 12, shade(palette.deepBlue), 6))
  const metal = shaded(body, palette.navy, 0, [800, 240, 280, 690], 'b0')
  return metal + slots + lights + grille + gear(1010, 310, 50, 9, palette.gold)
}

function scanner(): string {
  const glass = rect(670, 520, 300, 210, palette.night, 18)
  const beam = faded(0.5, polygon('820,470 700,720 940,720', palette.gold))
  const scanned = turn(4, [820, 640], paper(765, 556, 112, 150, palette.coral))
  return glass + clipped(glass, beam + scanned)
}

function eye(x: number, y: number): string {
  return (
    circle(x, y, 92, palette.cream) +
    circle(x, y, 58, palette.coral) +
    circle(x, y, 26, palette.night) +
    circle(x + 22, y - 20, 12, palette.white)
  )
}

function basket(): string {
  const dropped =
    turn(24, [1200, 900], paper(1140, 800, 110, 140, palette.coral)) +
    turn(-14, [1280, 900], paper(1230, 790, 110, 140, palette.blue))
  const slats = times(4, (i) => rect(1170 + i * 52, 912, 14, 96, palette.deepGold, 7))
  const rim = rect(1096, 866, 308, 24, palette.deepGold, 10)
  return dropped + path('M1110 880 L1390 880 L1360 1030 L1140 1030Z', palette.gold) + rim + slats
}

function recruiter(): string {
  const pose: Pose = {
    ...standing,
    shoulder: [14, -146],
    head: [28, -206],
    headTurn: 12,
    nearArm: [20, -62, 86, -92],
    farArm: [72, -86, 122, -104],
  }
  const held = turn(8, [1410, 640], paper(1336, 560, 120, 156, palette.coral))
  const look: Look = {
    skin: skin.light,
    hair: 'bun',
    hairColour: palette.deepCoral,
    top: palette.gold,
    bottom: palette.navy,
    shoes: palette.cream,
  }
  return held + person(1510, 765, -1.16, pose, look)
}

function applicant(): string {
  const pose: Pose = { ...standing, nearArm: [20, -66, 74, -96], farArm: [62, -90, 112, -112] }
  const held = turn(-6, [270, 640], paper(212, 560, 116, 152, palette.coral))
  const look: Look = {
    skin: skin.brown,
    hair: 'short',
    hairColour: palette.night,
    top: palette.coral,
    bottom: palette.forest,
    shoes: palette.cream,
  }
  return held + person(120, 770, 1.14, pose, look)
}
