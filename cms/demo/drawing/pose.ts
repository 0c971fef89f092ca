import type { Point } from './svg.ts'

/** Two joints: the middle one and the end. */
export type Reach = readonly [x1: number, y1: number, x2: number, y2: number]

/**
 * Joints of a body that faces right, around the hip at 0,0; pixels at scale 1, where a standing adult is about 490
 * tall from the crown (y -250) to the sole (y 236).
 */
export type Pose = {
  shoulder: Point
  head: Point
  /** Degrees clockwise; 0 looks straight ahead. */
  headTurn: number
  /** Elbow and hand. */
  nearArm: Reach
  farArm: Reach
  /** Knee and ankle. */
  nearLeg: Reach
  farLeg: Reach
  /** Degrees clockwise of the shoes; 0 is flat on the ground. */
  nearFoot: number
  farFoot: number
}

export const standing: Pose = {
  shoulder: [2, -148],
  head: [10, -212],
  headTurn: 0,
  nearArm: [-24, -66, -4, 8],
  farArm: [38, -68, 44, 2],
  nearLeg: [-8, 112, -16, 216],
  farLeg: [14, 110, 22, 212],
  nearFoot: 0,
  farFoot: 0,
}

export const walking: Pose = {
  ...standing,
  nearArm: [-40, -74, -16, 0],
  farArm: [50, -78, 84, -24],
  nearLeg: [-18, 112, -82, 194],
  farLeg: [48, 100, 62, 212],
  nearFoot: 32,
  farFoot: -8,
}

/** On a seat whose top is 38 below the hip. */
export const sitting: Pose = {
  ...standing,
  shoulder: [14, -150],
  head: [24, -214],
  nearArm: [6, -62, 92, -50],
  farArm: [52, -72, 116, -58],
  nearLeg: [122, 4, 112, 130],
  farLeg: [136, 0, 142, 124],
}

/** On a rung or a step, one foot higher. */
export const climbing: Pose = {
  ...standing,
  shoulder: [24, -146],
  head: [34, -208],
  headTurn: -10,
  nearArm: [58, -112, 92, -170],
  farArm: [80, -160, 100, -236],
  nearLeg: [18, 114, -4, 214],
  farLeg: [86, 44, 66, 138],
}
