import { path, type Point } from './svg.ts'

/**
 * Tapering segments through joints.
 *
 * @param joints in order, from the body outwards
 * @param radii half the thickness at each joint
 */
export function limb(joints: readonly Point[], radii: readonly number[], fill: string): string {
  return joints
    .slice(1)
    .map((joint, i) => segment(joints[i] ?? joint, radii[i] ?? 0, joint, radii[i + 1] ?? 0, fill))
    .join('')
}

/** The outline around two circles: two arcs and their common tangents. */
function segment(a: Point, ra: number, b: Point, rb: number, fill: string): string {
  const distance = Math.max(1, Math.hypot(b[0] - a[0], b[1] - a[1]))
  const along = Math.atan2(b[1] - a[1], b[0] - a[0])
  const spread = Math.acos(Math.max(-1, Math.min(1, (ra - rb) / distance)))
  const on = ([x, y]: Point, r: number, angle: number) =>
    `${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`
  const [left, right] = [along - spread, along + spread]
  const around = `A${ra} ${ra} 0 ${ra > rb ? 1 : 0} 1 ${on(a, ra, left)}`
  const end = `A${rb} ${rb} 0 ${ra > rb ? 0 : 1} 1 ${on(b, rb, right)}`
  return path(`M${on(a, ra, right)} ${around} L${on(b, rb, left)} ${end}Z`, fill)
}
