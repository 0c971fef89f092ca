import { head, type Hair } from './head.ts'
import { limb } from './limb.ts'
import { palette, shade } from './palette.ts'
import type { Pose, Reach } from './pose.ts'
import { shaded } from './shading.ts'
import { circle, path, place, polygon, turn, type Point } from './svg.ts'

export type Look = {
  skin: string
  hair: Hair
  hairColour: string
  top: string
  bottom: string
  shoes?: string
  /** Bare forearms. */
  shortSleeves?: boolean
  apron?: string
}

/** A person without a face whose hip is at x, y; a negative scale faces left. */
export function person(x: number, y: number, scale: number, pose: Pose, look: Look): string {
  const [sx, sy] = pose.shoulder
  const near = { ...look, top: shade(look.top, 0.09) }
  const far = {
    ...look,
    top: shade(look.top),
    bottom: shade(look.bottom),
    skin: shade(look.skin, 0.1),
  }
  const body =
    arm([sx + 26, sy + 12], pose.farArm, far) +
    leg([10, 4], pose.farLeg, pose.farFoot, far) +
    leg([-8, 4], pose.nearLeg, pose.nearFoot, look) +
    trunk(pose, look) +
    turn(pose.headTurn, pose.head, headOf(pose, look)) +
    arm([sx - 16, sy + 18], pose.nearArm, near)
  return place(x, y, body, scale)
}

function headOf(pose: Pose, look: Look): string {
  return place(...pose.head, head(look.hair, look.skin, look.hairColour))
}

function trunk(pose: Pose, look: Look): string {
  const [sx, sy] = pose.shoulder
  const neck = limb([[sx + 3, sy + 8], pose.head], [16, 14], shade(look.skin, 0.14))
  const [back, front]: [Point, Point] = [
    [sx - 18, sy + 20],
    [sx + 22, sy + 18],
  ]
  const [seat, belly]: [Point, Point] = [
    [-12, -2],
    [18, -2],
  ]
  const shirt =
    limb([back, seat], [26, 22], look.top) +
    limb([front, belly], [26, 22], look.top) +
    limb([seat, belly], [22, 22], look.top) +
    polygon([back, front, belly, seat].join(' '), look.top)
  const collar = path(
    `M${sx - 16} ${sy - 2} Q${sx + 4} ${sy - 22} ${sx + 25} ${sy - 5} L${sx + 22} ${sy + 2} L${sx - 12} ${sy + 3}Z`,
    shade(look.top, 0.2),
  )
  const shadow = shade(look.top, 0.7)
  const apron = look.apron ? apronOn(pose.shoulder, look.apron) : ''
  return neck + shaded(shirt, shadow, 180, [-60, -180, 75, 220], '90') + collar + apron
}

function apronOn([sx, sy]: Point, colour: string): string {
  const strap = `${sx + 6},${sy - 4} ${sx + 16},${sy - 6} ${sx + 26},${sy + 46} ${sx + 12},${sy + 50}`
  const bib = `M${sx + 10} ${sy + 44} L${sx + 44} ${sy + 42} L44 104 Q44 112 36 112 L0 118 Q-8 118 -8 110Z`
  return polygon(strap, colour) + path(bib, colour)
}

function arm(shoulder: Point, [ex, ey, hx, hy]: Reach, look: Look): string {
  const [elbow, hand]: [Point, Point] = [
    [ex, ey],
    [hx, hy],
  ]
  const wrist = between(elbow, hand, 0.86)
  const bare = limb([shoulder, elbow, wrist], [15, 14, 10], look.skin)
  const sleeve = look.shortSleeves
    ? limb([shoulder, between(shoulder, elbow, 0.8)], [23, 20], look.top)
    : limb([shoulder, elbow, wrist], [22, 18, 14], look.top)
  return bare + palm(elbow, hand, look.skin) + sleeve
}

function palm(elbow: Point, hand: Point, skin: string): string {
  const along = Math.atan2(hand[1] - elbow[1], hand[0] - elbow[0])
  const reach = (angle: number, by: number): Point => [
    hand[0] + by * Math.cos(angle),
    hand[1] + by * Math.sin(angle),
  ]
  return (
    limb([between(elbow, hand, 0.8), hand], [10, 12], skin) +
    limb([hand, reach(along - 0.7, 15)], [7, 5], skin) +
    limb([hand, reach(along, 14)], [11, 8], skin)
  )
}

function leg(hip: Point, [kx, ky, ax, ay]: Reach, foot: number, look: Look): string {
  const colour = look.shoes ?? palette.navy
  const shoe = circle(-1, 4, 14, colour) + path('M-15 4 L-16 20 L46 20 C46 8 32 4 14 -2Z', colour)
  const trousers = limb([hip, [kx, ky], [ax, ay]], [29, 24, 16], look.bottom)
  return turn(foot, [ax, ay], place(ax, ay, shoe)) + trousers
}

function between(a: Point, b: Point, share: number): Point {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share]
}
