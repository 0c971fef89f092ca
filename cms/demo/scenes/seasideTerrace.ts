import { cloud, ridge, sky, sun } from '../drawing/landscape.ts'
import { glints } from '../drawing/danube.ts'
import { palette, shade, skin } from '../drawing/palette.ts'
import { person } from '../drawing/person.ts'
import { leafyPlant } from '../drawing/plants.ts'
import { walking, type Pose } from '../drawing/pose.ts'
import { gradient, shaded, spray } from '../drawing/shading.ts'
import {
  circle,
  each,
  ellipse,
  path,
  place,
  polygon,
  rect,
  stroke,
  times,
  width,
} from '../drawing/svg.ts'

/** A waiter between the tables of a terrace by the sea. */
export function seasideTerrace(): string {
  return (
    sky([palette.sky, palette.paleSky, palette.cream], 540) +
    sun(420, 210, 78, palette.gold) +
    cloud(1010, 170, 0.9) +
    cloud(160, 130, 0.7) +
    ridge(530, 46, 5.2, palette.sage) +
    sea() +
    lighthouse(660, 510) +
    boat(1080, 620) +
    terrace() +
    parasol(330, 880, palette.coral) +
    parasol(1290, 880, palette.gold) +
    setTable(330, 850) +
    setTable(1290, 850) +
    leafyPlant(80, 1010, palette.blue, palette.green, 1.2) +
    waiter()
  )
}

function sea(): string {
  const flashes =
    '120,590,120 420,640,180 860,600,140 1080,660,200 980,560,80 240,690,90 1420,620,110'
  return (
    gradient([palette.sky, palette.blue, palette.deepBlue], 90, (fill) =>
      rect(0, 520, width, 300, fill),
    ) + glints(flashes, palette.paleSky)
  )
}

function lighthouse(x: number, y: number): string {
  const rock = path(
    'M-150 60 C-120 10 -60 20 -30 0 L60 0 C100 20 150 10 190 60Z',
    shade(palette.deepSand, 0.3),
  )
  const tower = polygon('-36,0 36,0 24,-190 -24,-190', palette.white)
  const stripes =
    polygon('-33,-46 33,-46 30,-92 -30,-92', palette.coral) +
    polygon('-28,-138 28,-138 26,-166 -26,-166', palette.coral)
  const lantern =
    rect(-20, -226, 40, 36, palette.paleGold, 4) +
    path('M-28 -226 L0 -256 L28 -226Z', palette.deepCoral)
  return place(x, y, rock + tower + stripes + rect(-34, -196, 68, 10, palette.navy, 4) + lantern)
}

function boat(x: number, y: number): string {
  const sails =
    polygon('4,-20 4,-150 86,-24', palette.white) + polygon('-6,-24 -6,-130 -64,-24', palette.blush)
  const hull = path(
    'M-90 -12 L100 -12 C90 22 60 30 40 30 L-50 30 C-70 30 -84 10 -90 -12Z',
    palette.deepCoral,
  )
  return place(x, y, stroke('M0 -10 L0 -156', palette.deepWood, 6) + sails + hull)
}

function terrace(): string {
  const wall = rect(0, 770, width, 34, palette.cream) + rect(0, 800, width, 10, shade(palette.sand))
  const posts = times(15, (i) => rect(30 + i * 112, 804, 26, 60, palette.white, 8))
  const floor =
    rect(0, 850, width, 220, palette.sand) +
    spray(palette.deepSand, -90, [0, 850, width, 120], 'ff')
  const joints = each('0,930,1600 0,1000,1600', (x = 0, y = 0, w = 0) =>
    rect(x, y, w, 5, palette.deepSand),
  )
  return wall + posts + floor + joints
}

function parasol(x: number, y: number, colour: string): string {
  const canopy = path('M-250 0 C-210 -130 210 -130 250 0Z', colour)
  const stripes = path(
    'M-120 -86 C-60 -110 -40 -20 -90 0 L-168 0 C-150 -40 -140 -66 -120 -86Z M30 -98 C90 -90 110 -40 90 0 L0 0 C14 -40 22 -70 30 -98Z',
    palette.cream,
  )
  const fringe = times(10, (i) => circle(-225 + i * 50, 0, 25, i % 2 ? palette.cream : colour))
  return place(
    x,
    y,
    rect(-7, -430, 14, 520, palette.deepWood) +
      place(
        0,
        -390,
        fringe + shaded(canopy, shade(colour, 0.5), 20, [-20, -130, 270, 130], '80') + stripes,
      ),
  )
}

/** A round table with two chairs, its top at y. */
function setTable(x: number, y: number): string {
  const chair = (side: 1 | -1) =>
    place(
      x + side * -150,
      y + 30,
      stroke('M-46 120 L-40 10 L-54 -110 M44 120 L40 14', palette.deepBlue, 11) +
        rect(-52, 4, 106, 16, palette.blue, 8) +
        stroke('M-48 -60 L-44 -60 M-52 -98 L-48 -98', palette.deepBlue, 10),
      side,
    )
  const foot =
    rect(x - 8, y, 16, 150, palette.navy) + rect(x - 60, y + 140, 120, 14, palette.navy, 7)
  const top =
    ellipse(x, y, 110, 20, palette.white) +
    ellipse(x, y + 6, 110, 16, palette.paleSky) +
    ellipse(x, y - 2, 110, 18, palette.white)
  const glass = path('M-16 0 L-20 -54 L20 -54 L16 0Z', palette.sky)
  const cup = rect(-22, -30, 40, 30, palette.coral, 6)
  return chair(1) + chair(-1) + foot + top + place(x - 36, y - 4, glass) + place(x + 40, y - 2, cup)
}

function waiter(): string {
  const pose: Pose = {
    ...walking,
    headTurn: -4,
    nearArm: [-44, -84, -70, -20],
    farArm: [84, -106, 104, -186],
  }
  const tray =
    ellipse(934, 494, 96, 12, palette.navy) +
    rect(866, 430, 34, 60, palette.gold, 5) +
    rect(916, 444, 40, 46, palette.white, 6) +
    path('M974 490 L968 424 L1006 424 L1000 490Z', palette.sky)
  return (
    person(800, 766, 1.24, pose, {
      skin: skin.warm,
      hair: 'short',
      hairColour: palette.night,
      top: palette.white,
      bottom: palette.navy,
      apron: palette.coral,
      shoes: palette.night,
    }) + tray
  )
}
