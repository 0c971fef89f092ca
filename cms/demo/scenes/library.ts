import { randomNumbers } from '@kariera/shared/rules/random'
import { palette, shade, skin } from '../drawing/palette.ts'
import { person } from '../drawing/person.ts'
import { sitting, type Pose } from '../drawing/pose.ts'
import { books } from '../drawing/props.ts'
import { room, stool, table } from '../drawing/room.ts'
import { glow, spray } from '../drawing/shading.ts'
import { each, ellipse, path, place, rect, times, width } from '../drawing/svg.ts'

/** Two readers at a long table under green lamps, shelves to the ceiling. */
export function library(): string {
  return (
    room([palette.deepWood, '#6d3f26'], palette.deepCoral, 880) +
    times(4, (i) => bookcase(30 + i * 396, i)) +
    spray(palette.night, -90, [0, 0, width, 560], 'a0') +
    each('560 1040', (x = 0) => light(x)) +
    stool(330, 826, 1010, palette.paleWood) +
    stool(1270, 826, 1010, palette.paleWood) +
    reader(1, palette.blue, 'bob', skin.light) +
    reader(-1, palette.gold, 'short', skin.brown) +
    table(420, 720, 760, 1000, palette.wood) +
    each('560 1040', (x = 0) => lamp(x)) +
    openBook(500) +
    openBook(1100) +
    books(800, 720, [palette.green, palette.coral, palette.cream, palette.blue], 1)
  )
}

function bookcase(x: number, seed: number): string {
  const random = randomNumbers(seed + 21)
  const spines = [
    palette.coral,
    palette.gold,
    palette.blue,
    palette.green,
    palette.cream,
    palette.sky,
    palette.deepCoral,
    palette.sage,
  ]
  const row = (i: number) => {
    const bottom = 150 + i * 170
    const parts: string[] = []
    for (let left = 14; left < 330;) {
      const wide = 18 + Math.floor(random() * 22)
      const tall = 88 + Math.floor(random() * 50)
      const colour = spines[Math.floor(random() * spines.length)] ?? palette.coral
      parts.push(rect(left, bottom - tall, wide, tall, colour, 3))
      parts.push(rect(left, bottom - tall + 16, wide, 8, shade(colour, 0.25)))
      left += wide + (random() < 0.12 ? 26 : 3)
    }
    return (
      rect(0, bottom - 152, 364, 152, '#4f2c1c') +
      parts.join('') +
      rect(-8, bottom, 380, 18, palette.wood)
    )
  }
  return place(x, 0, rect(-14, 0, 392, 880, palette.deepWood) + times(5, row))
}

function light(x: number): string {
  return glow([`${palette.paleGold}99`, `${palette.gold}00`], (fill) =>
    ellipse(x, 700, 330, 260, fill),
  )
}

/** A banker's lamp on the table at x. */
function lamp(x: number): string {
  const foot = rect(x - 46, 708, 92, 14, palette.deepGold, 7)
  const stem = rect(x - 5, 590, 10, 122, palette.gold)
  const shadeOf = path('M-96 0 C-90 -54 -60 -66 0 -66 C60 -66 90 -54 96 0Z', palette.green)
  const glass = path('M-96 0 L96 0 L88 14 L-88 14Z', palette.paleGold)
  return foot + stem + place(x, 594, shadeOf + glass)
}

function openBook(x: number): string {
  const leaves = path('M-70 0 C-60 -22 -20 -24 0 -8 C20 -24 60 -22 70 0Z', palette.white)
  return place(x, 722, leaves + rect(-72, -4, 144, 8, palette.deepCoral, 3))
}

function reader(side: 1 | -1, top: string, hair: 'bob' | 'short', tone: string): string {
  const pose: Pose = {
    ...sitting,
    shoulder: [22, -146],
    head: [42, -204],
    headTurn: 16,
    nearArm: [44, -60, 130, -62],
    farArm: [76, -84, 152, -70],
  }
  return person(side === 1 ? 340 : 1260, 784, side * 1.16, pose, {
    skin: tone,
    hair,
    hairColour: palette.night,
    top,
    bottom: palette.navy,
    shoes: palette.cream,
  })
}
